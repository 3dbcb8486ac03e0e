import { UPLOADS_PER_ADDRESS, UPLOADS_PER_HOUR } from '@goodword/contract/limits'
import { said } from '@goodword/languages/texts'
import { hashedAddress } from '../../auth/hashed-address.ts'
import type { Deps } from '../../deps.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

const HOUR = 3600

/**
 * Counts an upload: for the link, however many browsers hold it, for the person who is signed in, and for the network
 * address, which is counted as a keyed hash (docs/rules.md#repeated-actions-are-limited).
 * @throws TooMany
 */
export async function limitUploads(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { userId, referralId, address }: { userId: string | undefined; referralId: string | undefined; address: string },
): Promise<void> {
  const take = (key: string, limit: number) => takeFromLimit(db, key, limit, HOUR, said('Too many uploads.'))
  if (referralId) await take(`uploads:link:${referralId}`, UPLOADS_PER_HOUR)
  if (userId) await take(`uploads:${userId}`, UPLOADS_PER_HOUR)
  await take(`uploads:from:${hashedAddress(env, address)}`, UPLOADS_PER_ADDRESS)
}
