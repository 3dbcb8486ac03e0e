import type { CandidateData } from '@goodword/contract/candidate'
import { formatPay } from '@goodword/contract/format-pay'
import { MARK_LABELS } from '@goodword/contract/marks'
import { withNames } from '@goodword/contract/mentions'
import { referrerName } from '@goodword/contract/referrer-name'
import { STATUS_REASON_LABELS } from '@goodword/contract/status-reasons'
import type { Language } from '@goodword/languages/languages'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { deadLink, liveLink, openedBy } from '../../auth/links/live-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import type { Connection } from '../../db/connect/client.ts'
import { applicationChanges } from '../../db/schema/application-changes.ts'
import { applicationNotes } from '../../db/schema/application-notes.ts'
import { applicationRatings } from '../../db/schema/application-ratings.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { reports } from '../../db/schema/reports.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { users } from '../../db/schema/users.ts'
import type { VersionedPosting } from '../../db/versioned-posting.ts'
import type { Deps } from '../../deps.ts'
import { countryIn, payIn, workplaceIn } from '../../language/posting-words.ts'
import { relationIn } from '../../language/relation-in.ts'
import { lettersToCandidate } from '../../letters/letters-to-candidate.ts'
import { postingAt } from '../jobs/versions/posting-at.ts'
import { questionsOf } from '../questions/own-questions.ts'
import { findOwnApplication } from './find-own-application.ts'
import { receiptFor } from './find-receipt.ts'

/**
 * All we hold about whom a link belongs to. Names of fields and what the company sees are in English; what the candidate reads in
 * words on their page is in the language that is kept with the link.
 * @throws NotFound for a bad link, Forbidden where it is not the caller's own
 */
export async function collectData(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  session: ApplySession | null,
  token: string,
): Promise<CandidateData> {
  const [found] = await db
    .select({
      referral: referrals,
      job: jobs,
      firstName: users.firstName,
      lastName: users.lastName,
      openedBy: openedBy(token),
    })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(liveLink(db, token))
  if (!found) throw deadLink()
  const { referral, job, firstName, lastName } = found
  const { messageWrittenWithAi } = referral
  const language = referral.language ?? 'en'
  const [application] = await db.select().from(applications).where(eq(applications.referralId, referral.id))
  requireOwn({ ...referral, openedBy: found.openedBy, application: application ?? null }, session)
  const isTheirs = application?.candidateKey === referral.candidateKey
  // As the candidate applied to it, as their page has it.
  const then = application && job.editedAt ? await postingAt(db, job.id, application.createdAt) : undefined
  const posting = then?.posting ?? job
  const standing = await findOwnApplication({ db, env }, referral.id)
  const letters = await lettersToCandidate(db, { referralId: referral.id, applicationId: application?.id })
  return {
    invitation: {
      name: referral.candidateName,
      email: isTheirs ? referral.candidateEmail : masked(referral.candidateEmail),
      message: referral.message,
      ...(messageWrittenWithAi && { messageWrittenWithAi }),
      ...(referral.relation && { relation: relationIn(language, referral.relation) }),
      from: referrerName({ firstName, lastName }),
      progress: referral.progress,
      language: referral.language,
      invitedAt: referral.createdAt.toISOString(),
      openedAt: referral.openedAt?.toISOString() ?? null,
      expiresAt: referral.tokenExpiresAt.toISOString(),
    },
    job: postingOf(language, posting),
    application:
      application && standing
        ? {
            ...standing,
            firstName: application.firstName,
            lastName: application.lastName,
            email: application.email,
            phone: application.phone,
            coverLetter: application.coverLetter,
            messageIncluded: application.messageIncluded,
            referrerMessage: application.referrerMessage,
            ...(messageWrittenWithAi &&
              application.referrerMessage && { referrerMessageWrittenWithAi: messageWrittenWithAi }),
            ...(application.referrerRelation && {
              referrerRelation: relationIn(language, application.referrerRelation),
            }),
            notes: await notesOf(db, application.id),
            ratings: await ratingsOf(db, application.id),
            reasons: await reasonsOf(db, application.id),
            documents: await documentsOf(db, application.id),
            readAt: application.readAt?.toISOString() ?? null,
            changes: await changesOf(db, application.id),
          }
        : null,
    letters: letters.map(({ kind, sentAt }) => ({ kind, sentAt: sentAt?.toISOString() ?? null })),
    reports: await reportsOf(db, referral.id),
    questions: (await questionsOf(db, referral.id)).map(({ text, createdAt, answer, answeredAt }) => ({
      text,
      askedAt: createdAt.toISOString(),
      answer,
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    receipt: await receiptFor(db, env, referral.id),
  }
}

/** What the candidate reads of it on their page. */
function postingOf(language: Language, posting: VersionedPosting): CandidateData['job'] {
  const {
    title,
    companyName: company,
    description,
    requirements,
    location,
    city,
    country,
    type,
    answerWithinDays,
    writtenWithAi,
  } = posting
  // 'Salary not specified' is no datum.
  const pay = formatPay(posting) === undefined ? null : payIn(language, posting)
  return {
    title,
    company,
    description,
    requirements,
    ...(writtenWithAi && { writtenWithAi }),
    location,
    workplace: workplaceIn(language, posting) ?? null,
    city,
    country: country && countryIn(language, country),
    type,
    pay,
    answerWithinDays,
  }
}

/**
 * A forwarded link must not tell the address it was sent to, before it was used and after
 * (docs/rules.md#the-links-page-never-shows-the-invited-address).
 */
function masked(email: string): string {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}

async function reportsOf(db: Connection, referralId: string) {
  const rows = await db
    .select({
      reason: reports.reason,
      details: reports.details,
      reportedAt: reports.createdAt,
      answer: reports.answer,
    })
    .from(reports)
    .where(eq(reports.referralId, referralId))
    .orderBy(asc(reports.createdAt), asc(reports.id))
  return rows.map(({ reportedAt, ...report }) => ({ ...report, reportedAt: reportedAt.toISOString() }))
}

/** Without their authors and whom they mention: of them the candidate is told nothing. */
async function notesOf(db: Connection, applicationId: string) {
  const rows = await db
    .select({ text: applicationNotes.text, writtenAt: applicationNotes.createdAt })
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.id))
  return rows.map(({ text, writtenAt }) => ({
    text: withNames(text, () => 'a colleague').text,
    writtenAt: writtenAt.toISOString(),
  }))
}

/** Without their authors, as notes. */
async function ratingsOf(db: Connection, applicationId: string) {
  const rows = await db
    .select()
    .from(applicationRatings)
    .where(eq(applicationRatings.applicationId, applicationId))
    .orderBy(asc(applicationRatings.id))
  return rows.flatMap(({ judgements, createdAt, changedAt }) =>
    judgements.map(({ criterion, mark, evidence }) => ({
      criterion,
      mark: MARK_LABELS[mark],
      evidence,
      writtenAt: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    })),
  )
}

async function reasonsOf(db: Connection, applicationId: string) {
  const rows = await db
    .select()
    .from(statusChanges)
    .where(
      and(
        eq(statusChanges.applicationId, applicationId),
        isNotNull(statusChanges.reason),
        // A decision that nobody was told is none yet (docs/rules.md#told-is-a-state-of-its-own).
        isNotNull(statusChanges.toldAt),
      ),
    )
    .orderBy(asc(statusChanges.id))
  return rows.map(({ toStatus, reason, reasonText, createdAt, toldAt }) => ({
    status: toStatus,
    reason: STATUS_REASON_LABELS[reason ?? 'other'],
    text: reasonText,
    at: (toldAt ?? createdAt).toISOString(),
  }))
}

async function documentsOf(db: Connection, applicationId: string) {
  const rows = await db
    .select()
    .from(objects)
    .where(and(eq(objects.applicationId, applicationId), eq(objects.state, 'attached')))
    .orderBy(asc(objects.purpose), asc(objects.position))
  return rows.map(({ purpose, contentType, size, attachedAt, replacedAt }) => ({
    kind: purpose ?? 'additional',
    type: contentType,
    size,
    uploadedAt: attachedAt?.toISOString() ?? null,
    replacedAt: replacedAt?.toISOString() ?? null,
  }))
}

async function changesOf(db: Connection, applicationId: string) {
  const rows = await db
    .select()
    .from(applicationChanges)
    .where(eq(applicationChanges.applicationId, applicationId))
    .orderBy(asc(applicationChanges.id))
  return rows.map(({ kind, changed, before, text, createdAt }) => ({
    ...{ kind, changed, before: { ...before }, text, at: createdAt.toISOString() },
  }))
}
