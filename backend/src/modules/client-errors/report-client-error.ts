import { type ClientError, UPLOAD_FAULTS } from '@goodword/contract/client-errors'
import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Reporter, VisitCounter } from '../../delivery/releases/visits/count-visits.ts'
import type { Deps } from '../../deps.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { uploads } from '../../watching/metrics/uploads.ts'
import { withoutValues } from '../../watching/without-values.ts'

const LIMIT = 30
const WINDOW_SECONDS = 10 * 60

/**
 * Writes to the log what only a browser has seen, a remote that failed there, or an upload; counts a remote's failure where the report
 * carries proof, and an upload's by its cause.
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
  if (kind === 'upload') {
    const outcome = UPLOAD_FAULTS.find((fault) => message.includes(`Upload ${fault}`)) ?? 'other'
    uploads.inc({ outcome })
    return log.warn({ ...about, outcome, service: 'object store' }, 'an upload failed in a browser')
  }
  if (version) visits.take({ remote, version, failed: true }, from)
  log.error(about, 'a remote failed in a browser')
}
