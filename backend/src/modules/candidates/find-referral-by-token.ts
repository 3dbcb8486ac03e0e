import { shownBrief } from '@goodword/contract/brief'
import type { OwnApplication } from '@goodword/contract/candidate'
import { MarkedPosting, type Posting } from '@goodword/contract/jobs'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { isUnanswered } from '@goodword/contract/statuses'
import type { Language } from '@goodword/languages/languages'
import { eq, sql } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { findLink } from '../../auth/links/find-link.ts'
import { deadLink, liveLink, openedBy } from '../../auth/links/live-link.ts'
import { isOwn } from '../../auth/links/require-own.ts'
import { leaveOutNull } from '../../db/leave-out-null.ts'
import { postingColumns } from '../../db/posting-columns.ts'
import { aiOffs } from '../../db/schema/ai-offs.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import { shownLogo } from '../../db/shown-logo.ts'
import type { Deps } from '../../deps.ts'
import { answerIn, payIn, workplaceIn } from '../../language/posting-words.ts'
import { relationIn } from '../../language/relation-in.ts'
import { translate } from '../../language/translate.ts'
import { postingAt } from '../jobs/versions/posting-at.ts'
import { askedColumn, asOwn, confirmedEmailOf, rowsOfAsked } from '../questions/own-questions.ts'
import { findOwnApplication } from './find-own-application.ts'
import { findOwnSubmission } from './find-own-submission.ts'

/**
 * What the holder of a personal link sees; never the candidate's address, as links get forwarded
 * (docs/rules.md#the-links-page-never-shows-the-invited-address). After the submission it is where the application stands
 * for its candidate, and for everybody else that one was sent
 * (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own).
 * @param applySession of this browser; asked for after the submission alone
 * @param asked in what its reader reads where the link has no language of its own
 * @param addressed in what its page is shown this time, whatever is kept with the link
 * @throws NotFound, alike for an unknown, expired, declined and erased one
 * (docs/rules.md#every-dead-link-answers-alike)
 */
export async function findReferralByToken(
  { db, env, model }: Pick<Deps, 'db' | 'env' | 'model'>,
  applySession: () => Promise<ApplySession | null>,
  token: string,
  asked: Language = 'en',
  addressed?: Language,
): Promise<ReferralLookup> {
  const [found] = await db
    .select({ ...columns, link: openedBy(token), ...(model && { isModelOff }) })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(liveLink(db, token))
    .prepare('referral by token')
    .execute()
  if (!found) throw deadLink()
  const { candidateName, candidateEmail, questions: rows, tokenExpiresAt, invitedAt, posting, brief, ...rest } = found
  const { usualAnswerDays, kept, isModelOff: isOff, ...shown } = rest
  const language = addressed ?? kept ?? asked
  const { relation, ...stored } = shown.referral
  const reply = {
    ...shown,
    referral: {
      ...leaveOutNull(stored, 'messageWrittenWithAi'),
      ...(relation && { relation: relationIn(language, relation) }),
    },
    job: leaveOutNull(shown.job, 'writtenWithAi'),
    language: kept ?? asked,
  }
  const words = model && !isOff && !reply.isHidden ? { model: model.name } : {}
  const { id, progress } = reply.referral
  // Before the submission, when the page must be there soonest, there is nothing more to ask the database for, unless the posting
  // was changed or something was asked.
  if (isUnanswered(progress)) {
    const referral = { ...reply.referral, countsUntil: tokenExpiresAt.toISOString() }
    const since = await sincePosting(db, language, posting, invitedAt)
    const { job = reply.job, companyName = reply.company.name, changes } = since
    const questions = await asOwn({ db, env }, rowsOfAsked(rows), candidateEmail)
    const none = { application: null, submission: null }
    const answer = { ...reply, candidate: split(candidateName), referral, ...none, questions }
    // What was hidden is not rewritten for those who hold a link (docs/rules.md#an-operator-can-hide-a-job).
    if (reply.isHidden)
      return {
        ...answer,
        ...{ job, said: said(language, job, null), brief: briefIn(language, job, since.job ? since.brief : brief) },
        ...{ company: { ...reply.company, name: companyName }, changes: null },
      }
    return {
      ...answer,
      said: said(language, reply.job, answerIn(language, reply.job.answerWithinDays, usualAnswerDays)),
      brief: briefIn(language, reply.job, brief),
      changes,
      ...words,
    }
  }
  const candidate = { firstName: '', lastName: '' }
  const application = await findOwnApplication({ db, env }, id)
  const since = await sincePosting(db, language, posting, application ? new Date(application.submittedAt) : invitedAt)
  const { job = reply.job, companyName = reply.company.name, changes } = since
  const asItWas = {
    ...{
      ...reply,
      job,
      said: said(language, job, null),
      brief: briefIn(language, job, since.job ? since.brief : brief),
    },
    company: { ...reply.company, name: companyName },
  }
  if (isOwn(await findLink(db, token), await applySession())) {
    const referral = { ...reply.referral, countsUntil: null }
    const promise = application && !reply.isHidden ? promiseOf(application) : null
    const usualDays = promise && !promise.isLate ? usualAnswerDays : null
    const said = { ...asItWas.said, promise, usualDays }
    const hasWord = Boolean(referral.message || referral.relation) && !referral.isMessagePrivate
    const submission = application && !reply.isHidden ? await findOwnSubmission(db, id, hasWord) : null
    const email = rows.length > 0 ? await confirmedEmailOf(db, id) : null
    const questions = await asOwn({ db, env }, rowsOfAsked(rows), email)
    return { ...asItWas, ...words, said, referral, candidate, application, submission, changes, questions }
  }
  return {
    ...asItWas,
    changes: null,
    referral: { id, message: null, isMessagePrivate: true, progress: 'applied', countsUntil: null },
    candidate,
    application: null,
    questions: [],
    submission: null,
  }
}

/** The posting as it stood at a moment, where it was changed since, and what reads otherwise now. */
async function sincePosting(
  db: Deps['db'],
  language: Language,
  { id, editedAt }: { id: string; editedAt: Date | null },
  moment: Date,
) {
  const then = editedAt && editedAt > moment ? await postingAt(db, id, moment, language) : undefined
  if (!then) return { changes: null }
  const { companyName, brief } = then.posting
  return {
    job: MarkedPosting.parse(leaveOutNull(then.posting, 'writtenWithAi')),
    companyName,
    brief,
    changes: then.changes,
  }
}

/** Printed here: the candidate's page has no room for what prints them. */
function said(language: Language, job: Posting, answer: string | null): ReferralLookup['said'] {
  const [workplace = null, pay] = [workplaceIn(language, job), payIn(language, job)]
  return { workplace, pay, answer, promise: null, usualDays: null }
}

/** The words before each line in the reader's language, the lines as they stand in the posting. */
function briefIn(language: Language, ...shown: Parameters<typeof shownBrief>): ReferralLookup['brief'] {
  return shownBrief(...shown).map(({ label, quote }) => ({ label: translate(language, label), quote }))
}

/**
 * The promise while the candidate waits (docs/rules.md#an-answer-is-promised): of an address that is not confirmed news wait, and a
 * decision ends it when it is told.
 */
function promiseOf({ answerBy, answeredAt, withdrawnAt, addressConfirmed }: OwnApplication) {
  if (answeredAt || withdrawnAt || !addressConfirmed) return null
  return { by: answerBy, isLate: Date.parse(answerBy) < Date.now() }
}

/** The name the referrer typed, for the two fields of the form: the first word, and the rest. */
function split(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Whether it may not be asked about postings of this company: with the page, which has no time for a question of its own. */
const isModelOff = sql<boolean>`exists (
  select 1 from ${aiOffs} where ${aiOffs.companyId} is null or ${aiOffs.companyId} = ${jobs.companyId})`

const columns = {
  referral: {
    id: referrals.id,
    message: referrals.message,
    messageWrittenWithAi: referrals.messageWrittenWithAi,
    relation: referrals.relation,
    isMessagePrivate: referrals.isMessagePrivate,
    progress: referrals.progress,
  },
  job: { ...postingColumns, writtenWithAi: jobs.writtenWithAi },
  brief: jobs.brief,
  company: {
    name: jobs.companyName,
    logo: shownLogo,
    domain: companies.domain,
    // Of a posting that operators hid, nothing leads to who should reach nobody.
    description: sql<string>`case when ${jobs.hiddenAt} is null then ${companies.description} else '' end`,
    website: sql<string | null>`case when ${jobs.hiddenAt} is null then ${companies.website} end`,
  },
  isHidden: sql<boolean>`${jobs.hiddenAt} is not null`,
  referrer: { firstName: users.firstName, lastName: users.lastName },
  usualAnswerDays: companies.usualAnswerDays,
  posting: { id: jobs.id, editedAt: jobs.editedAt },
  kept: referrals.language,
  candidateName: referrals.candidateName,
  candidateEmail: referrals.candidateEmail,
  questions: askedColumn,
  invitedAt: referrals.createdAt,
  tokenExpiresAt: referrals.tokenExpiresAt,
}
