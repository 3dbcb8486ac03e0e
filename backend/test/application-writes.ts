import { DEFAULT_CRITERIA } from '@goodword/contract/marks'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { subDays } from 'date-fns/subDays'
import { and, eq, sql } from 'drizzle-orm'
import { applications } from '../src/db/schema/applications.ts'
import type { LinkKind } from '../src/db/schema/candidate-links.ts'
import { candidateQuestions } from '../src/db/schema/candidate-questions.ts'
import { letters } from '../src/db/schema/letters.ts'
import { objects } from '../src/db/schema/objects.ts'
import { referrals } from '../src/db/schema/referrals.ts'
import { rewards } from '../src/db/schema/rewards.ts'
import { statusChanges } from '../src/db/schema/status-changes.ts'
import { settleLetter } from '../src/letters/settle-letter.ts'
import { sendStatusNotification } from '../src/letters/status-notifications/send-status-notification.ts'
import { endUnconfirmed } from '../src/modules/applications/end-unconfirmed.ts'
import { postDispute } from '../src/money/ledger/post-dispute.ts'
import { type MoneyFact, postFact, type Reward } from '../src/money/ledger/post-fact.ts'
import { sweepDue } from '../src/money/ledger/sweep-due.ts'
import { sweepRetention } from '../src/privacy/retention/sweep-retention.ts'
import type { Browser } from './browser.ts'
import { makeApplication, makeCompany, makeJob, makeLink, makeMember, makeReferral, makeUser } from './factories.ts'
import type { Person, TestApp } from './harness.ts'
import { letGuaranteePass } from './let-guarantee-pass.ts'
import { uploadFile } from './uploads.ts'

/** An invitation or application to write about, and those who do. */
export interface Round {
  app: TestApp
  referrer: Person
  operator: Person
  manager: Browser
  jobId: string
  /** Another member, who handles the job. */
  colleagueId: string
  referralId: string
  applicationId: string
  /** Asked by the invitation, without an answer. */
  questionId: string
  /** Of the hire, where there is one. */
  rewardId: string
  /** Of the candidate's own page, once there is an application. */
  link: string
  disown?: string
  candidate: Browser
  resumeUrl: string
}

let turn = 0
const STATUSES: ApplicationStatus[] = ['reviewing', 'interview', 'hired', 'rejected']
const nextStatus = () => STATUSES[turn++ % STATUSES.length]
const PAYMENT = { reference: 'SEPA 7' }
const nextDecision = () => ({ outcome: turn++ % 2 ? 'stands' : 'reversed', reason: 'The terms say so.' })
const statusOf = async (call: Promise<{ status: number }>) => (await call).status
const form = { firstName: 'Kim', lastName: 'Park', phone: null, portfolioUrl: null, additionalDocumentsUrl: null }

/** All that is written about one application, each as it is asked for. */
export const WRITES: Record<string, (round: Round) => Promise<number>> = {
  'setting the status': ({ manager, applicationId }) =>
    statusOf(manager.patch(`/api/applications/${applicationId}/status`, { status: nextStatus() })),
  'setting many statuses': ({ manager, applicationId }) =>
    statusOf(manager.patch('/api/applications/status', { ids: [applicationId], status: nextStatus() })),
  noting: ({ manager, applicationId }) =>
    statusOf(manager.post(`/api/applications/${applicationId}/notes`, { text: 'Call them.' })),
  rating: ({ manager, applicationId }) =>
    statusOf(
      manager.put(`/api/applications/${applicationId}/rating`, {
        judgements: DEFAULT_CRITERIA.map((criterion) => ({ criterion, mark: 'shown', evidence: 'Ten years of it.' })),
      }),
    ),
  reading: ({ manager, applicationId }) => statusOf(manager.post(`/api/applications/${applicationId}/read`)),
  'ending the hire': ({ manager, applicationId }) =>
    statusOf(manager.patch(`/api/applications/${applicationId}/status`, { status: 'rejected' })),
  'removing who handles the job': ({ manager, colleagueId }) =>
    statusOf(manager.delete(`/api/company/members/${colleagueId}`)),
  'handing over the job': ({ manager, jobId, colleagueId: userId }) =>
    statusOf(manager.patch(`/api/jobs/my-jobs/${jobId}/responsible`, { userId })),
  'disputing the reward': ({ referrer, rewardId }) =>
    statusOf(referrer.browser.post(`/api/statement/rows/${rewardId}/dispute`, { reason: 'I was promised more.' })),
  'saying that it was paid': ({ manager, rewardId }) =>
    statusOf(manager.post(`/api/statement/rows/${rewardId}/paid`, PAYMENT)),
  'confirming what came in': ({ operator, rewardId }) =>
    statusOf(operator.browser.post(`/api/statement/rows/${rewardId}/received`, PAYMENT)),
  'confirming what was paid out': ({ operator, rewardId }) =>
    statusOf(operator.browser.post(`/api/statement/rows/${rewardId}/paid-out`, PAYMENT)),
  'deciding the dispute': ({ operator, rewardId }) =>
    statusOf(operator.browser.post(`/api/statement/rows/${rewardId}/resolve`, nextDecision())),
  'making it due': async ({ app }) => {
    await sweepDue(app.deps)
    return 200
  },
  correcting: ({ candidate, link, applicationId }) =>
    statusOf(
      candidate.patch(`${link}/application`, {
        phone: `+1 555 ${String(10_000 + (turn++ % 9999))}`,
        removed: [applicationId],
      }),
    ),
  'sending a note': ({ candidate, link }) => statusOf(candidate.post(`${link}/notes`, { text: `The note ${turn++}` })),
  withdrawing: ({ candidate, link }) => statusOf(candidate.post(`${link}/withdraw`)),
  erasing: ({ candidate, link }) => statusOf(candidate.post(`${link}/erase`)),
  'opening to other roles': ({ candidate, link }) => statusOf(candidate.post(`${link}/other-roles`)),
  declining: ({ candidate, link }) => statusOf(candidate.post(`${link}/decline`, {})),
  'showing interest': ({ candidate, link }) => statusOf(candidate.post(`${link}/interest`)),
  submitting: ({ candidate, referralId, resumeUrl }) => {
    const email = `kim-${referralId}@example.org`
    return statusOf(candidate.post('/api/applications', { ...form, referralId, email, resumeUrl, coverLetter: null }))
  },
  uploading: ({ candidate, referralId }) =>
    statusOf(candidate.post(`/api/objects/upload?slot=resume&referralId=${referralId}`)),
  'confirming the address': ({ candidate, link }) => statusOf(candidate.post(`${link}/confirm`)),
  disowning: ({ candidate, link, disown = link }) => statusOf(candidate.post(`${disown}/disown`)),
  'inviting again': ({ referralId, referrer }) =>
    statusOf(referrer.browser.post(`/api/referrals/${referralId}/resend`)),
  reminding: ({ referralId, referrer }) => statusOf(referrer.browser.post(`/api/referrals/${referralId}/remind`)),
  'taking back': ({ referralId, referrer }) => statusOf(referrer.browser.post(`/api/referrals/${referralId}/revoke`)),
  'closing the job': ({ manager, jobId }) => statusOf(manager.patch(`/api/jobs/${jobId}`, { isActive: false })),
  'deleting the job': ({ manager, jobId }) => statusOf(manager.delete(`/api/jobs/${jobId}`)),
  'hiding the job': ({ operator, jobId }) =>
    statusOf(operator.browser.post(`/api/operator/jobs/${jobId}/hide`, { reason: 'Nobody knows them.' })),
  'reporting the job': ({ candidate, link }) =>
    statusOf(candidate.post(`${link}/report`, { reason: 'fraud', details: 'They want money first.' })),
  'asking a question': ({ candidate, link }) =>
    statusOf(candidate.post(`${link}/questions`, { text: 'Is it a four-day week?' })),
  'answering a question': ({ manager, questionId }) =>
    statusOf(manager.post(`/api/questions/${questionId}/answer`, { text: 'Yes.' })),
  'the sweep': async ({ app }) => {
    await sweepRetention(app.deps)
    return 200
  },
  'sending the notification': async ({ app, applicationId }) => {
    const [change] = await app.db.select().from(statusChanges).where(eq(statusChanges.applicationId, applicationId))
    const scheduleAt = async () => {}
    if (change)
      await sendStatusNotification(
        { ...app.deps, scheduleAt },
        { applicationId, changeId: change.id, isSummary: false },
      )
    return 200
  },
  'ending what nobody confirmed': async ({ app, referralId }) => {
    await endUnconfirmed(app.deps, eq(applications.referralId, referralId))
    return 200
  },
  'settling a letter': async ({ app, referralId }) => {
    const isNext = and(eq(letters.referralId, referralId), eq(letters.state, 'queued'))
    const [next] = await app.db.select().from(letters).where(isNext)
    if (next) await settleLetter(app.deps.db, app.queue, next.id, { kind: 'sent' })
    return 200
  },
}

const ON_AN_INVITATION = [
  ...['submitting', 'declining', 'showing interest', 'inviting again', 'reminding', 'taking back', 'asking a question'],
  'uploading',
]
const ON_A_PAYMENT = ['confirming what was paid out', 'confirming what came in', 'saying that it was paid']
const ON_A_HIRE = [...ON_A_PAYMENT, 'ending the hire', 'disputing the reward', 'deciding the dispute', 'making it due']
const ON_AN_UNCONFIRMED_ONE = ['confirming the address', 'disowning', 'ending what nobody confirmed']
const ON_AN_APPLICATION = [
  ...[...ON_A_HIRE, ...ON_AN_UNCONFIRMED_ONE],
  'opening to other roles',
  ...[
    'setting the status',
    'setting many statuses',
    'noting',
    'reading',
    'withdrawing',
    'correcting',
    'sending a note',
    'sending the notification',
  ],
]

/** What these writes can all be about, with an upload that is not used and letters, so that each has all to lock. */
export async function newRound(
  app: TestApp,
  { referrer, operator }: Pick<Round, 'referrer' | 'operator'>,
  names: readonly string[],
): Promise<Round> {
  const isNamed = (some: readonly string[]) => some.some((name) => names.includes(name))
  const { id: ownerId, browser: manager } = await app.signIn('hiring_manager')
  const company = await makeCompany(app.db, { ownerId })
  const { id: colleagueId } = await makeUser(app.db)
  await makeMember(app.db, company, { userId: colleagueId })
  const job = await makeJob(app.db, company, { referralBonus: 3000, handledBy: colleagueId })
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const { id: referralId } = referral
  const link = `/api/referrals/token/${referral.token}`
  const candidate = app.guest()
  const resumeUrl = isNamed(['submitting'])
    ? await uploadFile(app, { slot: 'resume', owner: { referralIds: [referralId] } })
    : ''
  await app.db.insert(objects).values({ key: crypto.randomUUID(), referralId })
  const [question] = await app.db
    .insert(candidateQuestions)
    .values({ referralId, jobId: job.id, text: 'May I work from home?' })
    .returning()
  const letter = { kind: 'invitation', recipientKey: referralId, referralId }
  await app.db.insert(letters).values([
    { ...letter, state: 'sent' },
    { ...letter, state: 'waiting' },
  ])
  const [queued] = await app.db
    .insert(letters)
    .values({ ...letter, state: 'queued' })
    .returning()
  await app.db.insert(letters).values({ ...letter, state: 'waiting', afterLetterId: queued?.id })
  const round = {
    app,
    referrer,
    operator,
    manager,
    jobId: job.id,
    colleagueId,
    referralId,
    link,
    candidate,
    resumeUrl,
    questionId: question?.id ?? '',
    rewardId: crypto.randomUUID(),
  }
  if (isNamed(['submitting']) || (isNamed(ON_AN_INVITATION) && !isNamed(ON_AN_APPLICATION))) {
    await candidate.get(link)
    const tokenExpiresAt = sql`now() - interval '31 days'`
    if (isNamed(['the sweep']) && !isNamed(['submitting']))
      await app.db.update(referrals).set({ tokenExpiresAt }).where(eq(referrals.id, referralId))
    return { ...round, applicationId: crypto.randomUUID() }
  }
  const confirmed = isNamed(ON_AN_UNCONFIRMED_ONE) ? { confirmedAt: null } : {}
  const old = isNamed(['ending what nobody confirmed']) ? { createdAt: subDays(new Date(), 15) } : {}
  const status = isNamed(ON_A_HIRE) ? 'hired' : isNamed(['opening to other roles']) ? 'rejected' : 'pending'
  const { id: applicationId } = await makeApplication(app.db, { referral, status, ...confirmed, ...old })
  const [reward] = await app.db.select().from(rewards).where(eq(rewards.applicationId, applicationId))
  if (reward && isNamed(['making it due'])) await letGuaranteePass(app.db, reward.id)
  else if (reward && isNamed(ON_A_PAYMENT)) await payAsFarAs(app.db, reward, names)
  if (reward && isNamed(['deciding the dispute'])) {
    const [now] = await app.db.select().from(rewards).where(eq(rewards.id, reward.id))
    if (now) await postDispute(app.db, now, { actorId: referrer.id, reason: 'I was promised more.' })
  }
  if (isNamed(['sending the notification'])) {
    await app.db
      .update(applications)
      .set({ toldStatus: 'reviewing', writtenStatus: 'reviewing' })
      .where(eq(applications.id, applicationId))
    await app.db.insert(statusChanges).values({ applicationId, toStatus: status, changedBy: ownerId })
  }
  await app.db.insert(objects).values({ key: crypto.randomUUID(), referralId, applicationId, state: 'attached' })
  const linkOf = async (kind: LinkKind) => `/api/referrals/token/${await makeLink(app.db, kind, referral)}`
  const links = { link: await linkOf('own'), disown: await linkOf('disown') }
  // Last: the server's own sweeps run meanwhile, every quarter of an hour.
  const consentExpiresAt = sql`now() - interval '1 day'`
  if (isNamed(['the sweep']))
    await app.db.update(applications).set({ consentExpiresAt }).where(eq(applications.id, applicationId))
  return {
    ...round,
    rewardId: reward?.id ?? round.rewardId,
    applicationId,
    ...links,
  }
}

/** Until the last of these writes is the next step. */
async function payAsFarAs(db: TestApp['db'], reward: Reward, names: readonly string[]): Promise<void> {
  const before: MoneyFact[] = names.includes('confirming what was paid out')
    ? ['due', 'paid', 'received']
    : names.includes('confirming what came in')
      ? ['due', 'paid']
      : ['due']
  let now = reward
  for (const fact of before) now = await postFact(db, now, fact)
}
