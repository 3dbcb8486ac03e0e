import { eq } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { applications } from '../db/schema/applications.ts'
import { referrals } from '../db/schema/referrals.ts'
import type { Topic } from './topic.ts'

/**
 * Letters to an address that somebody typed and nobody has confirmed. There are no words to fill in: whoever typed it could
 * be writing to anybody (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it).
 */
export const aboutTypedAddress = {
  column: 'applicationId',
  findPeople: async (db, ids) =>
    new Map((await find(db, ids)).map(({ id, referralId }) => [id, { candidate: referralId }])),
  findWords: async (db, ids) =>
    new Map(
      (await find(db, ids)).map(({ id, referralId, email, language }) => [
        id,
        { referralId, addresses: { candidate: email }, language, words: {} },
      ]),
    ),
} satisfies Topic<'applicationId', 'candidate', object>

function find(db: Connection, ids: readonly string[]) {
  return db
    .select({ id: applications.id, referralId: referrals.id, email: applications.email, language: referrals.language })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .where(isOneOf(applications.id, ids))
}
