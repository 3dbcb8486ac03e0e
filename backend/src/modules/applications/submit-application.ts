import { createHash } from 'node:crypto'
import { FAILED_SUBMISSIONS_PER_HOUR } from '@goodword/contract/limits'
import type { submitApplication as call, SubmittedApplication } from '@goodword/contract/submission'
import { said } from '@goodword/languages/texts'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type AddressKeys, addressKeys } from '../../auth/address-keys.ts'
import { type ApplySession, requireApplySession } from '../../auth/apply-session.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, Forbidden } from '../../errors.ts'
import { findTerms } from '../../money/terms/find-terms.ts'
import { limitFailures } from '../../rate-limits/limit-failures.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { appendEvent, saltOf } from '../../record/events/append-event.ts'
import { referralStatus } from '../../telling/referral-status.ts'
import { currentLanguage, namedLanguage } from '../../watching/current-language.ts'
import { agreedIn } from './agreed.ts'
import { attachDocuments } from './attach-documents.ts'
import { checkDocuments } from './check-documents.ts'
import { endUnconfirmed } from './end-unconfirmed.ts'
import { type Attempt, findSubmitted } from './find-submitted.ts'
import { hasApplied, isUnder } from './has-applied.ts'
import { lockCandidate } from './lock-candidate.ts'
import { ALREADY_APPLIED, findOpenReferral, lockReferral } from './lock-referral.ts'
import { mayAskAddress } from './may-ask-address.ts'
import { noteAsked } from './note-asked.ts'
import { notifyOfSubmission } from './notify-of-submission.ts'
import { submittedReply } from './submitted-reply.ts'

type Input = z.output<typeof call.body>

/**
 * Applications by one invitation in a day: each that ends as nobody's makes room for the next, and all of them write letters
 * (docs/rules.md#one-application-causes-at-most-six-letters-a-day).
 */
const PER_DAY = 6
const DAY = 24 * 60 * 60

/**
 * Submits a candidate's application: the opt-in itself (docs/rules.md#submitting-is-the-opt-in). Application,
 * documents, history, the referral's status and the letters are one transaction.
 * @param session of the browser that opened the link; null without one
 * @param idempotencyKey the same one again from the same browser answers the application it made the first time
 * (docs/rules.md#a-repeated-request-has-one-result)
 * @returns the application, with the receipt of the consent
 * @throws Unauthenticated without the apply session of this referral; NotFound when the link has run out; Conflict when
 * the job is closed, the link was used, or the invited address has applied; Forbidden for the address of the referrer;
 * BadInput for a document; KeyReused; TooMany when too many by this link have failed, or were sent
 */
export async function submitApplication(
  deps: Deps,
  session: ApplySession | null,
  input: Input,
  idempotencyKey?: string,
): Promise<SubmittedApplication> {
  const isOpened = session?.referrals.includes(input.referralId)
  const opened = requireApplySession(isOpened ? session : null, 'submit')
  const attempt = idempotencyKey ? { idempotencyKey, requestHash: hashOf(input) } : undefined
  return limitFailures(deps.db, failuresOf(input.referralId), () =>
    submit(deps, opened, input, attempt).catch(async (error: unknown) => {
      const before = attempt && error instanceof Conflict ? await findSubmitted(deps, opened, attempt) : undefined
      if (before) return before
      throw error
    }),
  )
}

/** As the schema has read it, so that spaces and the order of the fields make no other request. */
function hashOf(input: Input): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}

function failuresOf(referralId: string) {
  const sentence = said('Too many applications failed.')
  return { key: `failed-submissions:${referralId}`, most: FAILED_SUBMISSIONS_PER_HOUR, sentence }
}

async function submit(
  deps: Deps,
  session: ApplySession,
  input: Input,
  attempt: Attempt | undefined,
): Promise<SubmittedApplication> {
  const { db, env, mail, scanner, log } = deps
  // Checked twice: here before the documents are, which takes long, and in the transaction under a lock.
  const opened = await findOpenReferral(db, input.referralId)
  const typed = addressKeys(input.email)
  const documents = await checkDocuments(deps, session.referrals, input).catch(async (error: unknown) => {
    // Of two submissions at once one finds its documents in use: it is told of the other, not of a bad file.
    await findOpenReferral(db, input.referralId)
    throw error
  })

  const application = await db.transaction(async (tx) => {
    const referral = await lockReferral(tx, session, opened)
    const made = await insertApplication(tx, referral, input, typed, { applySession: session.sid, ...attempt })
    await takeFromLimit(
      tx,
      `submissions:${referral.id}`,
      PER_DAY,
      DAY,
      said('This invitation was used many times today.'),
    )
    // A limit as well, and so before the uploads (`lock-in-order.ts`).
    const asked = { email: made.email, inbox: typed.inbox, referrerId: referral.referrerId }
    const isAsked = made.confirmedAt === null && (await mayAskAddress(tx, env, asked))
    const askedAt = isAsked ? await noteAsked(tx, made.id) : null
    const held = await attachDocuments(tx, made.id, documents)
    await scanner?.scanLater(tx, held)
    await tx.insert(statusChanges).values({ applicationId: made.id, toStatus: 'pending', toldAt: sql`now()` })
    await tx
      .update(referrals)
      .set({
        status: referralStatus(made.status),
        progress: 'applied',
        // Letters are in the language of the page by which the candidate has applied, whatever was kept before.
        language: namedLanguage() ?? sql`coalesce(${referrals.language}, 'en')`,
      })
      .where(eq(referrals.id, referral.id))
    await notifyOfSubmission(tx, mail, made, { isAsked })
    const { jobId } = referral
    const salt = await saltOf(tx, referral.id)
    const terms = (await findTerms(tx, referral.id))?.textHash
    const { status } = made
    await appendEvent(tx, { kind: 'submitted', referralId: referral.id, jobId, status, terms, candidateKey: typed.key })
    return submittedReply(env, { ...made, askedAt }, { salt, termsHash: terms ?? null })
  })
  log.info({ applicationId: application.id, referralId: input.referralId }, 'application submitted')
  if (application.addressConfirmed) await endUnconfirmed(deps, isUnder(opened.jobId, typed.key))
  return application
}

async function insertApplication(
  tx: Transaction,
  { id: referralId, jobId, candidateKey: invited, referrerKey, ...told }: Awaited<ReturnType<typeof lockReferral>>,
  { firstName, lastName, email, phone, coverLetter, includeMessage = true }: Input,
  { key: candidateKey, inbox }: AddressKeys,
  sender: { applySession: string } & Partial<Attempt>,
) {
  const isIncluded = includeMessage && !told.isMessagePrivate
  // Invited at one of their addresses, they would apply with another (docs/rules.md#nobody-refers-themselves).
  if (inbox === inboxKey(referrerKey))
    throw new Forbidden(said('Nobody can refer themselves. Please use your own address.'))
  await lockCandidate(tx, jobId, [candidateKey, invited])
  // Only the invited address is known to be theirs: who has applied with another one is nobody's business.
  if (await hasApplied(tx, jobId, invited)) throw new Conflict(ALREADY_APPLIED)
  const [made] = await tx
    .insert(applications)
    .values({
      referralId,
      jobId,
      candidateKey,
      firstName,
      lastName,
      email,
      phone,
      coverLetter,
      messageIncluded: isIncluded,
      // What was left out is not with the application at all, so that no reply and no letter can tell it.
      referrerMessage: isIncluded ? told.message : null,
      referrerRelation: isIncluded ? told.relation : null,
      ...sender,
      confirmedAt: candidateKey === invited ? sql`now()` : null,
      // What the posting promises now; a later change of it is for later applicants (docs/rules.md#an-answer-is-promised).
      answerBy: sql`now() + (select make_interval(days => ${jobs.answerWithinDays}) from ${jobs} where ${jobs.id} = ${jobId})`,
      ...agreedIn(currentLanguage()),
    })
    // The unique keys hold, whatever the check above has missed.
    .onConflictDoNothing()
    .returning()
  if (!made) throw new Conflict(ALREADY_APPLIED)
  return made
}
