import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { clientAddress } from '../../http/client-address.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

/**
 * Wrong links from one network address in an hour. Guessing a link is hopeless anyway; this limits the load of trying.
 */
const PER_HOUR = 60
const HOUR = 3600

interface Context {
  request: Request
  server: { requestIP(request: Request): { address: string } | null } | null
}

/** Does what a link is opened for, and counts those that open nothing. @throws TooMany when they are too many */
export async function limitWrongLinks<T>(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { request, server }: Context,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    const address = clientAddress(env, server?.requestIP(request)?.address, request)
    const key = `wrong-links:${hashedAddress(env, address)}`
    await takeFromLimit(db, key, PER_HOUR, HOUR, 'Too many wrong links. Please try again later.')
    throw error
  }
}
