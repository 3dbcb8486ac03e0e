import { referrerName } from '@goodword/contract/referrer-name'
import type { Invoice, StatementRow } from '@goodword/contract/statement'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { users } from '../../db/schema/users.ts'
import { companyVoices } from './company-voices.ts'
import { explain } from './explain.ts'
import { historyOf } from './history-of.ts'
import { isSuperseded } from './is-superseded.ts'
import { knownOccurrence } from './known-occurrence.ts'
import type { Party } from './party-of.ts'
import { refuseDispute } from './refuse-dispute.ts'
import { seenBy } from './seen-by.ts'
import { shownReward } from './shown-reward.ts'

const NEWEST = [desc(rewards.createdAt), desc(rewards.id)]

/** Rewards as one of their parties sees them, newest first unless they are asked for in another order. */
export async function findRows(
  db: Connection,
  party: Party,
  which: SQL | undefined,
  limit: number,
  order: SQL[] = NEWEST,
): Promise<StatementRow[]> {
  const found = await db
    .select({
      reward: rewards,
      promisedAt: referralTerms.createdAt,
      invited: referrals.candidateName,
      firstName: applications.firstName,
      lastName: applications.lastName,
      recommender: { firstName: users.firstName, lastName: users.lastName },
      jobRemovedAt: jobs.removedAt,
      isSuperseded: isSuperseded(db, party),
      occurrence: knownOccurrence(db, party),
      invoice: invoices,
    })
    .from(rewards)
    .leftJoin(referralTerms, eq(referralTerms.referralId, rewards.referralId))
    .leftJoin(referrals, eq(referrals.id, rewards.referralId))
    .leftJoin(applications, eq(applications.id, rewards.applicationId))
    .leftJoin(jobs, eq(jobs.id, rewards.jobId))
    .leftJoin(users, eq(users.id, rewards.recommenderId))
    .leftJoin(invoices, eq(invoices.rewardId, rewards.id))
    .where(which)
    .orderBy(...order)
    .limit(limit)
  if (found.length === 0) return []
  const histories = await historyOf(
    db,
    found.map(({ reward }) => reward.id),
  )
  const voices = await companyVoices(
    db,
    found.map(({ reward }) => reward.companyId),
  )
  return found.map(({ reward: stored, isSuperseded, occurrence, invoice, ...about }) => {
    const { reward, history } = shownReward(party, stored, seenBy(party, histories(stored.id)))
    const speakerOf = (actorId: string | null) => voices(reward.companyId, actorId)
    const isOfCompany = (actorId: string | null) => speakerOf(actorId) !== undefined
    const reference = history.facts.findLast((fact) => fact.reference !== null)?.reference
    const gross = reward.grossCents
    return {
      id: reward.id,
      at: reward.createdAt.toISOString(),
      kind: 'reward',
      job: reward.jobTitle,
      company: reward.companyName,
      ...peopleFor(party, about),
      gross,
      share: reward.shareCents,
      amount: party === 'recommender' ? gross - reward.shareCents : gross,
      state: reward.isDisputed ? 'disputed' : reward.state,
      dueAt: reward.dueAt.toISOString(),
      mayDispute: refuseDispute(party, { reward, facts: history.facts, isOfCompany, isSuperseded }) === undefined,
      ...(reference && { reference }),
      ...(invoice && party !== 'recommender' && { invoice: shown(invoice) }),
      explains: explain({ ...reward, occurrence }, about.promisedAt ?? reward.createdAt, history, {
        // Who of the company did what is the company's own.
        speakerOf: party === 'company' ? speakerOf : () => undefined,
      }),
    }
  })
}

function shown({ rewardId: _, issuedAt, ...invoice }: typeof invoices.$inferSelect): Invoice {
  return { ...invoice, issuedAt: issuedAt.toISOString() }
}

interface Names {
  invited: string | null
  firstName: string | null
  lastName: string | null
  recommender: Parameters<typeof referrerName>[0] | null
  jobRemovedAt: Date | null
}

/** Each party by the names it knows; of a deleted job the company sees nobody (docs/rules.md#a-hire-outlives-its-job). */
function peopleFor(
  party: Party,
  { invited, firstName, lastName, recommender, jobRemovedAt }: Names,
): Pick<StatementRow, 'candidate' | 'recommender'> {
  if (party === 'recommender') return invited === null ? {} : { candidate: invited }
  if (party === 'company' && jobRemovedAt !== null) return {}
  return {
    ...(party === 'company' && firstName !== null && { candidate: [firstName, lastName].filter(Boolean).join(' ') }),
    ...(recommender && { recommender: referrerName(recommender) }),
  }
}
