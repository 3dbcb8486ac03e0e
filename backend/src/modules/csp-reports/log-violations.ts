import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Deps } from '../../deps.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import type { Violation } from './violation.ts'

const LIMIT = 30
const WINDOW_SECONDS = 10 * 60

/**
 * Writes to the log what our Content-Security-Policy refused in somebody's browser (ASVS 3.4.7).
 * @param address the network address it came from, which is counted as a keyed hash and not logged
 * @throws TooMany after 30 reports in ten minutes
 */
export async function logViolations(
  { db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>,
  address: string,
  violations: readonly Violation[],
): Promise<void> {
  const key = `csp-reports:${hashedAddress(env, address)}`
  await takeFromLimit(db, key, LIMIT, WINDOW_SECONDS, 'Too many reports.')
  for (const violation of violations) log.warn(violation, 'content security policy violation')
}
