import { applicationNumber } from '@goodword/contract/application-number'
import { type ClosedAs, closedAs } from '@goodword/contract/closed-as'
import type { Quoted } from '@goodword/contract/quoted'
import type { StatusReason } from '@goodword/contract/status-reasons'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { handlerOfJob } from '../db/members/handler-of-job.ts'
import { applications } from '../db/schema/applications.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'
import { promisedUntil } from '../telling/open-promise.ts'
import { letterDay, letterDeadline } from './letter-day.ts'
import { referralColumns, referralWords } from './referral-words.ts'
import { languageFor, type Reader, type Topic } from './topic.ts'
import { addressedAs, quotedLine, quotedText } from './typed-text.ts'

const managers = alias(users, 'managers')

/** What a rejection said that was told last; null where another status was. */
interface No {
  reason: StatusReason | null
  toCandidate: string | null
  recommenderSees: boolean
}
const lastTold = sql<No | null>`(
  select case when c.to_status = 'rejected' then json_build_object(
    'reason', c.reason, 'toCandidate', c.to_candidate, 'recommenderSees', c.recommender_sees) end
  from status_changes c where c.application_id = ${applications.id} and c.told_at is not null
  order by c.told_at desc, c.id desc limit 1)`

/** The words of a no for candidate and recommender (docs/rules.md#a-no-has-words-of-its-own). */
export function wordsOfNo(no: No | null): {
  closedAs: ClosedAs | undefined
  toCandidate: Quoted | undefined
  toRecommender: Quoted | undefined
} {
  const words = no?.toCandidate ? quotedText(no.toCandidate) : undefined
  return { closedAs: closedAs(no?.reason), toCandidate: words, toRecommender: no?.recommenderSees ? words : undefined }
}

/** Letters about an application. */
export const aboutApplication = {
  column: 'applicationId',
  findPeople,
  findWords,
} satisfies Topic<'applicationId', 'candidate' | 'referrer' | 'manager', object>

async function findPeople(db: Connection, ids: readonly string[]) {
  const found = await db
    .select({
      id: applications.id,
      // The candidate is who was invited: notifications follow the invitation, whatever address was typed.
      candidate: applications.referralId,
      referrer: referrals.referrerId,
      manager: handlerOfJob,
    })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isOneOf(applications.id, ids))
  return new Map(found.map(({ id, ...people }) => [id, people]))
}

async function findWords(db: Connection, ids: readonly string[], reader: Reader = {}) {
  const found = await db
    .select({
      ...referralColumns,
      id: applications.id,
      referralId: applications.referralId,
      firstName: applications.firstName,
      lastName: applications.lastName,
      email: applications.email,
      confirmedAt: applications.confirmedAt,
      referrerMessage: applications.referrerMessage,
      referrerRelation: applications.referrerRelation,
      createdAt: applications.createdAt,
      answerBy: promisedUntil('told'),
      isHidden: sql<boolean>`${jobs.hiddenAt} is not null`,
      told: lastTold,
      manager: { firstName: managers.firstName, email: managers.email },
      removedAt: jobs.removedAt,
    })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .innerJoin(managers, eq(managers.id, handlerOfJob))
    .where(isOneOf(applications.id, ids))
  return new Map(
    found.map((row) => {
      const language = languageFor(reader, row.language)
      const { zone } = reader
      return [
        row.id,
        {
          referralId: row.referralId,
          // Status letters wait for the confirmation (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it).
          addresses: {
            candidate: row.confirmedAt ? row.email : null,
            referrer: row.referrer.email,
            // A hire outlives its job, of which the company reads no more.
            manager: row.removedAt ? null : row.manager.email,
          },
          language: row.language,
          words: {
            ...referralWords(row, language),
            // As the candidate typed it: for the company, and for the candidate.
            applicantName: quotedLine(`${row.firstName} ${row.lastName}`),
            applicantFirstName: addressedAs(row.firstName),
            managerFirstName: addressedAs(row.manager.firstName),
            number: applicationNumber(row.id),
            submittedOn: letterDay(row.createdAt, zone, language),
            // Not once it has passed: an address may have been confirmed late.
            answerBy:
              row.answerBy && row.answerBy > new Date() && !row.isHidden
                ? letterDeadline(row.answerBy, zone, language)
                : undefined,
            // Unless the candidate left it out.
            referrerMessage: row.referrerMessage === null ? undefined : quotedText(row.referrerMessage),
            referrerRelation: row.referrerRelation ?? undefined,
            ...wordsOfNo(row.told),
          },
        },
      ] as const
    }),
  )
}
