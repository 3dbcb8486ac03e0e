import type { PromiseReceipt } from '@goodword/contract/statement'
import { and, asc, eq } from 'drizzle-orm'
import { type Actor, requireUser } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { events } from '../../db/schema/events.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { accountKindOf } from '../../money/ledger/account-kind-of.ts'
import { signPromise } from '../../money/ledger/promise-receipt.ts'
import { isPromiseTold } from '../../telling/is-promise-told.ts'
import { receiptFor } from '../candidates/find-receipt.ts'
import { historyOf } from './history-of.ts'
import { knownOccurrence } from './known-occurrence.ts'
import { partyOf } from './party-of.ts'
import { seenBy } from './seen-by.ts'
import { shownReward } from './shown-reward.ts'

/**
 * The signed receipt of a reward, as one of its parties may know it (docs/rules.md#a-promise-has-a-receipt). An operator gets the
 * events of the referral and the candidate's consent with it.
 * @throws Unauthenticated for guests, NotFound for strangers
 */
export async function findPromise(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  rewardId: string,
): Promise<PromiseReceipt> {
  const user = requireUser(actor)
  const [stored] = await db.select().from(rewards).where(eq(rewards.id, rewardId))
  const party = stored && (await partyOf(db, user, stored))
  if (!stored || !party) throw new NotFound('There is no such row.')
  const history = seenBy(party, (await historyOf(db, [rewardId]))(rewardId))
  const { reward, history: shown } = shownReward(party, stored, history)
  const { facts, transfers } = shown
  const [counted] = await db
    .select({ occurrence: knownOccurrence(db, party) })
    .from(rewards)
    .where(eq(rewards.id, rewardId))
  const occurrence = counted?.occurrence ?? reward.occurrence
  const all = await eventsOf(db, reward.referralId)
  const hires = all.filter(({ status }) => status === 'hired')
  const seen = party === 'recommender' ? await knownHires(db, stored.applicationId, hires) : hires
  const { applicationId, referralId, jobId, grossCents: gross, shareCents: share } = reward
  const isDeciding = party === 'operator'
  return signPromise(env, {
    type: 'goodword-promise',
    issuer: env.APP_URL,
    rewardId,
    applicationId,
    occurrence,
    referralId,
    jobId,
    company: reward.companyName,
    job: reward.jobTitle,
    currency: reward.currency,
    gross,
    share,
    recommender: gross - share,
    terms: reward.terms,
    termsHash: reward.termsHash,
    hiredAt: reward.hiredAt.toISOString(),
    dueAt: reward.dueAt.toISOString(),
    state: reward.isDisputed ? 'disputed' : reward.state,
    facts: facts.map(({ kind, createdAt, reference }) => ({ kind, at: createdAt.toISOString(), reference })),
    transfers: transfers.map(({ id, kind, createdAt, fromAccount, toAccount, amountCents, reverses }) => ({
      id,
      kind,
      at: createdAt.toISOString(),
      from: accountKindOf(fromAccount),
      to: accountKindOf(toAccount),
      amount: amountCents,
      reverses,
    })),
    events: isDeciding ? all : seen,
    consent: isDeciding ? await receiptFor(db, env, referralId) : null,
  })
}

/** A hire and its promise are of one transaction; the event is written at its end. */
const MINUTE = 60_000

/** Of hires, those whose promises the recommender was told. */
async function knownHires(db: Connection, applicationId: string | null, hires: Awaited<ReturnType<typeof eventsOf>>) {
  if (applicationId === null) return hires
  const known = await db
    .select({ at: rewardFacts.createdAt })
    .from(rewards)
    .innerJoin(rewardFacts, and(eq(rewardFacts.rewardId, rewards.id), eq(rewardFacts.kind, 'promised')))
    .where(and(eq(rewards.applicationId, applicationId), isPromiseTold))
  const first = known.map(({ at }) =>
    hires.find((event) => {
      const after = Date.parse(event.at) - at.getTime()
      return after >= 0 && after < MINUTE
    }),
  )
  return hires.filter((event) => first.includes(event))
}

async function eventsOf(db: Connection, referralId: string) {
  const found = await db
    .select({
      seq: events.seq,
      at: events.at,
      kind: events.kind,
      status: events.status,
      terms: events.terms,
      hash: events.hash,
    })
    .from(events)
    .where(eq(events.referralId, referralId))
    .orderBy(asc(events.seq))
  return found.map(({ at, terms, ...event }) => ({ ...event, at: at.toISOString(), ...(terms && { terms }) }))
}
