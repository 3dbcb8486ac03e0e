import { isUnanswered } from '@goodword/contract/statuses'
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { mintLink } from '../auth/links/mint-link.ts'
import type { Connection } from '../db/connect/client.ts'
import { isAnswerableQuestion, isReachedByAnswer } from '../db/is-answerable-question.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { handlerOfJob } from '../db/members/handler-of-job.ts'
import { applications } from '../db/schema/applications.ts'
import { candidateQuestions } from '../db/schema/candidate-questions.ts'
import { companyMembers } from '../db/schema/company-members.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'
import { aboutReferral } from './about-referral.ts'
import { aboutUser } from './about-user.ts'
import type { LetterKind } from './letter-kind.ts'
import { readStored } from './read-stored.ts'
import { readable } from './stores.ts'
import type { LetterEnv } from './templates/parts/letter-env.ts'
import { addressedAs, quotedLine, quotedText } from './typed-text.ts'

/**
 * Letters about a question that was asked before an application (docs/rules.md#a-question-can-be-asked-before-applying). Ids alone are
 * kept, in those to the company none of who asked: once the question is gone or answered, there is nothing to send.
 */

const { data } = readable({ questionId: z.string() })
type Asked = z.output<typeof data>

const asked = async () => (await import('./templates/new-question.tsx')).newQuestion
const askedOfColleague = async () => (await import('./templates/colleague-question.tsx')).colleagueQuestion
const answered = async () => (await import('./templates/question-answered.tsx')).questionAnswered

const toCompany = { data, hasLink: true, unsubscribe: false, stoppedBy: 'nothing', group: 'applications' } as const

/** To who handles the job when it is sent, also by a summary. */
export const newQuestionKind: LetterKind<'jobId', Asked> = {
  ...toCompany,
  to: 'manager',
  about: {
    column: 'jobId',
    findPeople: async (db, ids) => {
      const found = await db.select({ id: jobs.id, manager: handlerOfJob }).from(jobs).where(isOneOf(jobs.id, ids))
      return new Map(found.map(({ id, manager }) => [id, { manager }]))
    },
  },
  template: asked,
  keep: async (_db, all) => all.map(({ id, data: given }) => ({ jobId: id, data: data.parse(given) })),
  open: (db, env, kept) =>
    openAsked(db, env, { ...readStored(data, kept.data), reader: handlerOfJob, template: asked }),
}

/** To a member who wants to hear of all jobs. */
export const colleagueQuestionKind: LetterKind<'userId', Asked> = {
  ...toCompany,
  to: 'person',
  about: aboutUser,
  template: askedOfColleague,
  keep: async (_db, all) => all.map(({ id, data: given }) => ({ userId: id, data: data.parse(given) })),
  open: async (db, env, { userId, data: kept }) =>
    userId
      ? openAsked(db, env, { ...readStored(data, kept), reader: sql`${userId}::uuid`, template: askedOfColleague })
      : undefined,
}

interface Read extends Asked {
  /** Whose letter it is: a member of the company, and not who recommended the person that asks. */
  reader: SQL
  template: typeof asked
}

async function openAsked(db: Connection, env: LetterEnv, { questionId, reader, template }: Read) {
  const [found] = await db
    .select({ email: users.email, firstName: users.firstName, title: jobs.title, text: candidateQuestions.text })
    .from(candidateQuestions)
    .innerJoin(referrals, eq(referrals.id, candidateQuestions.referralId))
    .innerJoin(jobs, eq(jobs.id, candidateQuestions.jobId))
    .innerJoin(companyMembers, and(eq(companyMembers.companyId, jobs.companyId), eq(companyMembers.userId, reader)))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(candidateQuestions.id, questionId),
        isNull(candidateQuestions.answeredAt),
        isAnswerableQuestion,
        ne(referrals.referrerId, reader),
      ),
    )
  if (!found) return undefined
  const words = {
    managerFirstName: addressedAs(found.firstName),
    jobTitle: quotedLine(found.title),
    question: quotedText(found.text),
    link: `${env.APP_URL}/applications#questions`,
  }
  return { to: found.email, render: async () => (await template()).render(words, env) }
}

/** To who asked, at the invited address, and after the submission at the confirmed one. */
export const questionAnsweredKind: LetterKind<'referralId', Asked> = {
  to: 'candidate',
  about: aboutReferral,
  data,
  hasLink: true,
  unsubscribe: true,
  stoppedBy: 'forever',
  template: answered,
  keep: async (_db, all) => all.map(({ id, data: given }) => ({ referralId: id, data: data.parse(given) })),
  open: async (db, env, { data: kept }) => {
    const found = await findAnswer(db, readStored(data, kept).questionId)
    const isApplicant = found && !isUnanswered(found.progress)
    const to = isApplicant ? found.confirmedEmail : found?.candidateEmail
    if (!found || !to) return undefined
    const words = {
      candidateFirstName: addressedAs(found.candidateName),
      jobTitle: quotedLine(found.title),
      companyName: quotedLine(found.companyName),
      question: quotedText(found.text),
      answer: quotedText(found.answer ?? ''),
    }
    const render = async () => {
      const link = env.APP_URL + (await mintLink(db, isApplicant ? 'own' : 'invitation', found.referralId))
      return (await answered()).render({ ...words, link }, { ...env, language: found.language ?? undefined })
    }
    return { to, render }
  },
}

async function findAnswer(db: Connection, questionId: string) {
  const [found] = await db
    .select({
      referralId: referrals.id,
      progress: referrals.progress,
      language: referrals.language,
      candidateName: referrals.candidateName,
      candidateEmail: referrals.candidateEmail,
      confirmedEmail: sql<
        string | null
      >`case when ${applications.confirmedAt} is not null then ${applications.email} end`,
      title: jobs.title,
      companyName: jobs.companyName,
      text: candidateQuestions.text,
      answer: candidateQuestions.answer,
    })
    .from(candidateQuestions)
    .innerJoin(referrals, eq(referrals.id, candidateQuestions.referralId))
    .innerJoin(jobs, eq(jobs.id, candidateQuestions.jobId))
    .leftJoin(applications, eq(applications.referralId, referrals.id))
    .where(and(eq(candidateQuestions.id, questionId), isNotNull(candidateQuestions.answeredAt), isReachedByAnswer))
  return found
}
