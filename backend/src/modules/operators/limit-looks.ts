import { PEOPLE_FOUND_PER_HOUR } from '@goodword/contract/limits'
import type { SignedIn } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

const HOUR = 3600

/** Counts one look at people: nobody leafs through them (docs/rules.md#operators-see-as-little-of-people-as-will-do). @throws TooMany */
export async function limitLooks(db: Connection, { userId }: Pick<SignedIn, 'userId'>): Promise<void> {
  const sentence = `You can look up ${PEOPLE_FOUND_PER_HOUR} people an hour.`
  await takeFromLimit(db, `operators-find:${userId}`, PEOPLE_FOUND_PER_HOUR, HOUR, sentence)
}
