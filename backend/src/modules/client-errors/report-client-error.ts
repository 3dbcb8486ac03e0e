import type { ClientError } from '@goodword/contract/client-errors'
import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Reporter, VisitCounter } from '../../delivery/releases/visits/count-visits.ts'
import type { Deps } from '../../deps.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { withoutValues } from '../../watching/without-values.ts'

const LIMIT = 30
const WINDOW_SECONDS = 10 * 60

/**
 * Writes to the log what only a browser has seen, a remote that failed there, or an upload; and counts a remote's failure where the
 * report carries proof.
 * @param from the network address it came from, which is counted as a keyed hash and not logged, and the page's mark
 * @throws TooMany after 30 in ten minutes
 */
export async function reportClientError(
  { db, env, log, visits }: Pick<Deps, 'db' | 'env' | 'log'> & { visits: Pick<VisitCounter, 'take'> },
  from: Reporter,
  { remote, version, kind, message }: ClientError,
): Promise<void> {
  const key = `client-errors:${hashedAddress(env, from.address)}`
  await takeFromLimit(db, key, LIMIT, WINDOW_SECONDS, 'Too many reports.')
  const about = { remote, version, kind, message: withoutValues(message) }
  if (kind === 'upload') return log.warn({ ...about, service: 'object store' }, 'an upload failed in a browser')
  if (version) visits.take({ remote, version, failed: true }, from)
  log.error(about, 'a remote failed in a browser')
}
