import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Connection } from '../db/connect/client.ts'
import { handlerOfJob } from '../db/members/handler-of-job.ts'
import { applications } from '../db/schema/applications.ts'
import { companyMembers } from '../db/schema/company-members.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'
import { isPromisedByCompany } from '../telling/open-promise.ts'
import { aboutUser } from './about-user.ts'
import { letterDeadline } from './letter-day.ts'
import type { LetterKind } from './letter-kind.ts'
import { readStored } from './read-stored.ts'
import { settingsOf } from './settings-of.ts'
import { addressedAs, quotedLine } from './typed-text.ts'

/** Lines of one letter. */
const LINES_MAX = 20

/** Ids of the applications, the first promise first. */
const data = z.object({ applicationIds: z.array(z.string()) })
const template = async () => (await import('./templates/answers-due.tsx')).answersDue

/**
 * Reminds a member of promises (docs/rules.md#a-team-is-reminded-of-its-promises). Ids alone are kept: what was decided, withdrawn or
 * erased since, is over, or is in other hands, is left out when it is sent.
 */
export const answersDueKind: LetterKind<'userId', z.output<typeof data>> = {
  to: 'person',
  about: aboutUser,
  data,
  hasLink: true,
  unsubscribe: false,
  stoppedBy: 'nothing',
  group: 'applications',
  template,
  keep: async (_db, all) => all.map(({ id, data: given }) => ({ userId: id, data: data.parse(given) })),
  open: async (db, env, { userId, data: kept }) => {
    const { applicationIds } = readStored(data, kept)
    const rows = userId ? await findWaiting(db, userId, applicationIds) : []
    const [first] = rows
    if (!first) return undefined
    const waiting = rows.slice(0, LINES_MAX).map(({ firstName, lastName, jobTitle, answerBy }) => ({
      applicantName: quotedLine(`${firstName} ${lastName}`),
      jobTitle: quotedLine(jobTitle),
      answerBy: letterDeadline(answerBy, env.zone),
    }))
    const words = {
      firstName: addressedAs(first.reader.firstName),
      waiting,
      more: rows.length - waiting.length,
      link: `${env.APP_URL}/applications`,
    }
    return { to: first.reader.email, render: async () => (await template()).render(words, env) }
  },
}

/** Those of them that still wait, and that the member still hears of. */
async function findWaiting(db: Connection, userId: string, ids: string[]) {
  const { letters } = await settingsOf(db, userId)
  return db
    .select({
      firstName: applications.firstName,
      lastName: applications.lastName,
      answerBy: applications.answerBy,
      jobTitle: jobs.title,
      reader: { email: users.email, firstName: users.firstName },
    })
    .from(applications)
    .innerJoin(jobs, and(eq(jobs.id, applications.jobId), isNull(jobs.removedAt), isNull(jobs.hiddenAt)))
    .innerJoin(referrals, and(eq(referrals.id, applications.referralId), ne(referrals.referrerId, userId)))
    .innerJoin(companyMembers, and(eq(companyMembers.companyId, jobs.companyId), eq(companyMembers.userId, userId)))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        inArray(applications.id, ids),
        isPromisedByCompany,
        gt(applications.answerBy, sql`now()`),
        letters.applications === 'each' ? undefined : eq(handlerOfJob, userId),
      ),
    )
    .orderBy(asc(applications.answerBy), asc(applications.id))
}
