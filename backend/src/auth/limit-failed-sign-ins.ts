import type { Env } from '../config/env.ts'
import type { Database } from '../db/connect/client.ts'
import { limitFailures } from '../rate-limits/limit-failures.ts'
import { hashedAddress } from './hashed-address.ts'
import { type RefusalReason, SignInRefused } from './providers/sign-in-refused.ts'

/** Sign-ins from one network address that fail, in ten minutes; a whole office may share one. */
const LIMIT = 300
const WINDOW_SECONDS = 600

/** Not the caller's fault: the provider is away, or does not accept us. */
const OURS: readonly RefusalReason[] = ['provider-silent', 'client-refused']

/**
 * Asks a provider who somebody is, and counts the answers that sign nobody in: each costs a request to the provider, while
 * starting a sign-in costs nothing, so starts are not counted.
 * @param address the network address it comes from, which is counted as a keyed hash
 * @throws TooMany when too many have failed; what `identify` throws
 */
export function limitFailedSignIns<Result>(
  { db, env }: { db: Database; env: Env },
  address: string,
  identify: () => Promise<Result>,
): Promise<Result> {
  const limit = {
    key: `failed-sign-ins:${hashedAddress(env, address)}`,
    most: LIMIT,
    windowSeconds: WINDOW_SECONDS,
    sentence: 'Too many sign-ins from your network have failed.',
    counts: (error: unknown) => error instanceof SignInRefused && !OURS.includes(error.reason),
  }
  return limitFailures(db, limit, identify)
}
