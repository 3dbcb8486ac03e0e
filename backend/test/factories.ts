import { INVITATION_DAYS, JOIN_DAYS } from '@goodword/contract/limits'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { addDays } from 'date-fns/addDays'
import { min } from 'date-fns/min'
import { eq, sql } from 'drizzle-orm'
import { addressKey } from '../src/auth/address-key.ts'
import { inboxKey } from '../src/auth/inbox-key.ts'
import { hashToken, newToken } from '../src/auth/links/link-token.ts'
import { mintLink } from '../src/auth/links/mint-link.ts'
import type { Connection } from '../src/db/connect/client.ts'
import { applications } from '../src/db/schema/applications.ts'
import type { LinkKind } from '../src/db/schema/candidate-links.ts'
import { companies } from '../src/db/schema/companies.ts'
import { companyInvitations } from '../src/db/schema/company-invitations.ts'
import { companyMembers } from '../src/db/schema/company-members.ts'
import { eventSalts } from '../src/db/schema/event-salts.ts'
import { jobs } from '../src/db/schema/jobs.ts'
import { letters } from '../src/db/schema/letters.ts'
import { referrals } from '../src/db/schema/referrals.ts'
import { releasePointers } from '../src/db/schema/release-pointers.ts'
import { rewards } from '../src/db/schema/rewards.ts'
import { statusChanges } from '../src/db/schema/status-changes.ts'
import { users } from '../src/db/schema/users.ts'
import { agreedIn } from '../src/modules/applications/agreed.ts'
import { type MoneyFact, postFact, type Reward } from '../src/money/ledger/post-fact.ts'
import { promiseReward } from '../src/money/ledger/promise-reward.ts'
import { freezeTerms } from '../src/money/terms/freeze-terms.ts'
import { newSalt } from '../src/record/events/append-event.ts'
import { isAnswer } from '../src/telling/is-answer.ts'
import { referralStatus } from '../src/telling/referral-status.ts'

/**
 * Rows as the product itself would have made them, for the demo data and for tests. Each takes what matters to the
 * caller and makes up the rest; nobody is written to.
 */

type New<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>
type Row<Table extends { $inferSelect: object }> = Table['$inferSelect']

let made = 0
/** Journeys of two processes may make rows in one database. */
const run = crypto.randomUUID().slice(0, 8)

export async function makeUser(db: Connection, values: New<typeof users> = {}): Promise<Row<typeof users>> {
  const number = ++made
  const email = values.email ?? `person-${number}-${run}@example.org`
  const [row] = await db
    .insert(users)
    .values({
      issuer: 'https://accounts.google.com',
      subject: `made-${number}-${run}`,
      firstName: `First${number}`,
      lastName: `Last${number}`,
      ...values,
      email,
      emailKey: addressKey(email),
    })
    .returning()
  return only(row)
}

/** A company, and whom the caller takes for it: its owner. */
type OwnedCompany = Row<typeof companies> & { ownerId: string }

export async function makeCompany(
  db: Connection,
  { ownerId, ...values }: New<typeof companies> & { ownerId: string },
): Promise<OwnedCompany> {
  const defaults = { name: `Company ${++made}`, description: 'A company that exists to be an example.' }
  const [row] = await db
    .insert(companies)
    .values({ ...defaults, ...values })
    .returning()
  const company = only(row)
  await makeMember(db, company, { userId: ownerId, role: 'owner' })
  return { ...company, ownerId }
}

/** Somebody who hires for this company as well. */
export async function makeMember(
  db: Connection,
  company: { id: string },
  values: Omit<New<typeof companyMembers>, 'companyId'> & { userId: string },
): Promise<void> {
  await db.insert(companyMembers).values({ role: 'manager', ...values, companyId: company.id })
}

/** An invitation to join this company, as it stands after its letter went out. @returns the row, and the token of its link */
export async function makeJoinLink(
  db: Connection,
  company: { id: string },
  values: New<typeof companyInvitations> & { email: string; invitedBy: string },
): Promise<Row<typeof companyInvitations> & { token: string }> {
  const token = newToken()
  const made = { companyId: company.id, role: 'manager', inbox: inboxKey(values.email), ...values } as const
  const set = { tokenHash: hashToken(token), expiresAt: addDays(new Date(), JOIN_DAYS), ...values }
  const [row] = await db
    .insert(companyInvitations)
    .values({ ...made, ...set })
    .onConflictDoUpdate({ target: [companyInvitations.companyId, companyInvitations.inbox], set })
    .returning()
  return { ...only(row), token }
}

/** A job of this company, posted by its owner, under its name. */
export async function makeJob(
  db: Connection,
  company: OwnedCompany,
  values: New<typeof jobs> = {},
): Promise<Row<typeof jobs>> {
  const [row] = await db
    .insert(jobs)
    .values({
      companyId: company.id,
      postedBy: company.ownerId,
      companyName: company.name,
      companyLogo: company.logo,
      title: `Job ${++made}`,
      description: 'An example of a job, described in a little more than fifty characters.',
      requirements: 'Experience with being an example of something.',
      location: 'Lisbon',
      type: 'full-time',
      ...values,
    })
    .returning()
  return only(row)
}

/** An invitation as it stands after its letter went out. @returns the row, and the token of its link */
export async function makeReferral(
  db: Connection,
  { job, ...values }: New<typeof referrals> & { job: Row<typeof jobs>; referrerId: string },
): Promise<Row<typeof referrals> & { token: string }> {
  const token = newToken()
  const candidateEmail = values.candidateEmail ?? `candidate-${++made}@example.org`
  const [row] = await db
    .insert(referrals)
    .values({
      jobId: job.id,
      candidateName: `Candidate ${made}`,
      referralBonus: job.referralBonus,
      isMessagePrivate: false,
      tokenHash: hashToken(token),
      tokenExpiresAt: addDays(values.createdAt instanceof Date ? values.createdAt : new Date(), INVITATION_DAYS),
      ...values,
      candidateEmail,
      candidateKey: addressKey(candidateEmail),
    })
    .returning()
  const referral = only(row)
  await db.insert(eventSalts).values({ referralId: referral.id, salt: newSalt() })
  await freezeTerms(db, referral.id, { ...job, referralBonus: referral.referralBonus })
  return { ...referral, token }
}

/** An application through this referral, with the history that led to its status. */
export async function makeApplication(
  db: Connection,
  { referral, ...values }: New<typeof applications> & { referral: Row<typeof referrals> },
): Promise<Row<typeof applications>> {
  const [firstName = '', ...rest] = referral.candidateName.split(' ')
  const status = values.status ?? 'pending'
  const email = values.email ?? referral.candidateEmail
  const answeredAt = isAnswer(status) ? (values.createdAt ?? sql`now()`) : null
  const [row] = await db
    .insert(applications)
    .values({
      answeredAt,
      referralId: referral.id,
      jobId: referral.jobId,
      firstName,
      lastName: rest.join(' '),
      ...agreedIn('en'),
      messageIncluded: true,
      referrerMessage: referral.message,
      ...values,
      toldStatus: status,
      writtenStatus: status,
      email,
      candidateKey: addressKey(email),
    })
    .returning()
  const application = only(row)
  await db.insert(statusChanges).values(historyOf(application.id, status, application.createdAt))
  const followed = { progress: 'applied', status: referralStatus(status) } as const
  await db.update(referrals).set(followed).where(eq(referrals.id, referral.id))
  if (status === 'hired') await promiseReward(db, { applicationId: application.id, referral })
  return application
}

/** What a hire through this referral is worth, with what happened with it since. */
export async function makeReward(
  db: Connection,
  referral: Row<typeof referrals>,
  facts: readonly MoneyFact[] = [],
): Promise<Reward> {
  const { id } = await makeApplication(db, { referral, status: 'hired' })
  const [reward] = await db.select().from(rewards).where(eq(rewards.applicationId, id))
  let now = only(reward)
  for (const fact of facts) now = await postFact(db, now, fact)
  return now
}

/** A link of a letter that went out after the submission. @returns its token */
export async function makeLink(db: Connection, kind: LinkKind, referral: { id: string }): Promise<string> {
  return (await mintLink(db, kind, referral.id)).replace('/apply/', '')
}

/** A letter that the mail server refused for good; of what it is about nothing is there. */
export async function makeParkedLetter(
  db: Connection,
  values: New<typeof letters> & { recipientKey: string },
): Promise<Row<typeof letters>> {
  const refused = { kind: 'referrer-status', state: 'parked', attempts: 1, lastError: '550 EENVELOPE RCPT TO' } as const
  const [row] = await db
    .insert(letters)
    .values({ ...refused, ...values })
    .returning()
  return only(row)
}

/** What people get of a remote from now on. */
export async function makePointer(
  db: Connection,
  remote: string,
  values: Omit<New<typeof releasePointers>, 'remote'> & { version: string },
): Promise<void> {
  const { target, ...row } = { target: releasePointers.remote, remote, ...values }
  await db.insert(releasePointers).values(row).onConflictDoUpdate({ target, set: values })
}

/** Submitted, then one step after the other, two days apart as long as they lie in the past. */
function historyOf(applicationId: string, status: ApplicationStatus, since: Date) {
  const steps: ApplicationStatus[] = ['pending', 'reviewing', 'interview']
  const end = steps.includes(status) ? steps.slice(0, steps.indexOf(status) + 1) : [...steps, status]
  return end.map((toStatus, step) => {
    const at = min([addDays(since, step * 2), new Date()])
    return { applicationId, fromStatus: end[step - 1] ?? null, toStatus, createdAt: at, toldAt: at }
  })
}

function only<T>(row: T | undefined): T {
  if (!row) throw new Error('The row was not made')
  return row
}
