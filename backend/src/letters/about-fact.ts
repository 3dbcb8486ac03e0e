import { invoiceNumber } from '@goodword/contract/invoice-number'
import { formatSplit } from '@goodword/contract/reward'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { firstOwner } from '../db/members/first-owner.ts'
import { applications } from '../db/schema/applications.ts'
import { invoices } from '../db/schema/invoices.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { rewardFacts } from '../db/schema/reward-facts.ts'
import { rewardReasons } from '../db/schema/reward-reasons.ts'
import { rewards } from '../db/schema/rewards.ts'
import { users } from '../db/schema/users.ts'
import { shownStatus } from '../telling/shown-status.ts'
import { letterDeadline } from './letter-day.ts'
import type { Hire, Payment } from './templates/parts/words.ts'
import type { Reader, Topic } from './topic.ts'
import { addressedAs, quotedLine, quotedText } from './typed-text.ts'

const PAYER = sql`rewards.company_id`
const managers = alias(users, 'managers')
const decisions = alias(rewardFacts, 'decisions')
const payments = alias(rewardFacts, 'payments')
const earlier = alias(rewards, 'earlier')

/**
 * Letters about what happened with a reward. Job, company and amounts are those of the promise, which outlives the people and the
 * company; who was hired is named as long as the reader may know them (docs/rules.md#a-hire-outlives-its-job).
 */
export const aboutFact = {
  column: 'factId',
  findPeople,
  findWords,
} satisfies Topic<'factId', 'referrer' | 'manager', object>

async function findPeople(db: Connection, ids: readonly string[]) {
  const found = await db
    .select({ id: rewardFacts.id, referrer: users.id, manager: firstOwner(PAYER) })
    .from(rewardFacts)
    .innerJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
    .leftJoin(users, eq(users.id, rewards.recommenderId))
    .where(isOneOf(rewardFacts.id, ids))
  return new Map(
    found.map(({ id, referrer, manager }) => [id, { referrer: referrer ?? undefined, manager: manager ?? undefined }]),
  )
}

async function findWords(db: Connection, ids: readonly string[], { zone }: Reader = {}) {
  // Where an operator takes a reward back or promises it anew, the reason is that of the decision, which is of the same transaction.
  const before = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(eq(earlier.applicationId, rewards.applicationId), eq(earlier.occurrence, sql`${rewards.occurrence} - 1`)),
    )
  const isItsDecision = and(
    isNotNull(decisions.outcome),
    eq(decisions.createdAt, rewardFacts.createdAt),
    or(
      and(eq(rewardFacts.kind, 'reversed'), eq(decisions.rewardId, rewardFacts.rewardId)),
      and(eq(rewardFacts.kind, 'promised'), eq(decisions.rewardId, sql`(${before})`)),
    ),
  )
  // How far the company's payment had come: the last that was said of it.
  const payment = db
    .select({ kind: payments.kind })
    .from(payments)
    .where(and(eq(payments.rewardId, rewardFacts.rewardId), inArray(payments.kind, ['paid', 'received'])))
    .orderBy(desc(payments.id))
    .limit(1)
  const found = await db
    .select({
      fact: rewardFacts,
      reward: rewards,
      reason: rewardReasons.text,
      decision: decisions.outcome,
      payment: sql<Payment>`(${payment})`,
      invitedName: referrals.candidateName,
      applicant: {
        firstName: applications.firstName,
        lastName: applications.lastName,
        // As everybody who reads the letter knows it.
        status: shownStatus('candidate'),
      },
      shownJob: jobs.id,
      invoice: invoices.number,
      referrer: { firstName: users.firstName, email: users.email },
      manager: { firstName: managers.firstName, email: managers.email },
    })
    .from(rewardFacts)
    .innerJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
    .leftJoin(users, eq(users.id, rewards.recommenderId))
    .leftJoin(managers, eq(managers.id, firstOwner(PAYER)))
    .leftJoin(decisions, isItsDecision)
    .leftJoin(rewardReasons, eq(rewardReasons.factId, sql`coalesce(${decisions.id}, ${rewardFacts.id})`))
    .leftJoin(referrals, eq(referrals.id, rewards.referralId))
    .leftJoin(applications, eq(applications.id, rewards.applicationId))
    .leftJoin(jobs, and(eq(jobs.id, rewards.jobId), isNull(jobs.removedAt)))
    .leftJoin(invoices, eq(invoices.rewardId, rewards.id))
    .where(isOneOf(rewardFacts.id, ids))
  return new Map(
    found.map((row) => {
      const { fact, reward, reason, decision, payment, invitedName, applicant } = row
      const parts = {
        gross: reward.grossCents,
        recommender: reward.grossCents - reward.shareCents,
        goodword: reward.shareCents,
      }
      const hire: Hire = !applicant ? 'gone' : applicant.status === 'hired' ? 'stands' : 'ended'
      return [
        fact.id,
        {
          referralId: reward.referralId,
          addresses: { referrer: row.referrer?.email ?? null, manager: row.manager?.email ?? null },
          words: {
            referrerFirstName: addressedAs(row.referrer?.firstName ?? ''),
            managerFirstName: addressedAs(row.manager?.firstName ?? ''),
            candidateName: invitedName === null ? undefined : quotedLine(invitedName),
            applicantName:
              applicant && row.shownJob ? quotedLine(`${applicant.firstName} ${applicant.lastName}`) : undefined,
            jobTitle: quotedLine(reward.jobTitle),
            companyName: quotedLine(reward.companyName),
            amountForReferrer: formatSplit(parts),
            amountForCompany: formatSplit(parts, 'the recommender'),
            dueOn: letterDeadline(reward.dueAt, zone),
            invoice: row.invoice === null ? undefined : invoiceNumber(row.invoice),
            reference: fact.reference === null ? undefined : quotedLine(fact.reference),
            reason: reason === null ? undefined : quotedText(reason),
            hire,
            payment,
            isRestored: fact.kind === 'promised' && decision === 'stands',
            isReversed: reward.state === 'reversed',
            isDecided: decision !== null,
          },
        },
      ]
    }),
  )
}
