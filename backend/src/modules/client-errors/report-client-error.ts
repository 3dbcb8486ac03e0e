import type { ClientError } from '@goodword/contract/client-errors'
import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Deps } from '../../deps.ts'
import { withoutValues } from '../../observability/without-values.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

const LIMIT = 30
const WINDOW_SECONDS = 10 * 60

/**
 * Writes to the log that a remote failed in a browser.
 * @param address the network address it came from, which is counted as a keyed hash and not logged
 * @throws TooMany after 30 in ten minutes
 */
export async function reportClientError(
  { db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>,
  address: string,
  { remote, version, kind, message }: ClientError,
): Promise<void> {
  const key = `client-errors:${hashedAddress(env, address)}`
  await takeFromLimit(db, key, LIMIT, WINDOW_SECONDS, 'Too many reports. Please wait a while.')
  log.error({ remote, version, kind, message: withoutValues(message) }, 'a remote failed in a browser')
}
