import { eq } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { companies } from '../db/schema/companies.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'
import { letterDeadline } from './letter-day.ts'
import { referralColumns, referralWords } from './referral-words.ts'
import { languageFor, type Reader, type Topic } from './topic.ts'
import { quotedText, typedLine } from './typed-text.ts'

/** Letters about an invitation. The company knows nothing of it, so none is to its manager. */
export const aboutReferral = {
  column: 'referralId',
  findPeople,
  findWords,
} satisfies Topic<'referralId', 'candidate' | 'referrer', object>

async function findPeople(db: Connection, ids: readonly string[]) {
  const found = await db
    .select({ id: referrals.id, referrer: referrals.referrerId })
    .from(referrals)
    .where(isOneOf(referrals.id, ids))
  return new Map(found.map(({ id, referrer }) => [id, { candidate: id, referrer }]))
}

async function findWords(db: Connection, ids: readonly string[], reader: Reader = {}) {
  const found = await db
    .select({
      ...referralColumns,
      id: referrals.id,
      candidateEmail: referrals.candidateEmail,
      message: referrals.message,
      tokenExpiresAt: referrals.tokenExpiresAt,
      domain: companies.domain,
    })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(isOneOf(referrals.id, ids))
  return new Map(
    found.map((row) => {
      const language = languageFor(reader, row.language)
      const message = row.message === null ? undefined : quotedText(row.message)
      return [
        row.id,
        {
          referralId: row.id,
          addresses: { candidate: row.candidateEmail, referrer: row.referrer.email },
          language: row.language,
          words: {
            ...referralWords(row, language),
            message,
            openUntil: letterDeadline(row.tokenExpiresAt, undefined, language),
            domain: row.domain === null ? undefined : typedLine(row.domain),
          },
        },
      ]
    }),
  )
}
