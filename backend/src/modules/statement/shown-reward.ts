import type { RewardState } from '@goodword/contract/statement'
import { type SQL, sql } from 'drizzle-orm'
import { rewards } from '../../db/schema/rewards.ts'
import type { Reward } from '../../money/ledger/post-fact.ts'
import { isUntold } from '../../telling/is-promise-told.ts'
import type { History } from './history-of.ts'
import type { Party } from './party-of.ts'

/** A condition's view of where a reward stands. */
interface Standing {
  state: SQL
  isDisputed: SQL
}

const lastOfDispute = sql`(select f.kind from reward_facts f
  where f.reward_id = ${rewards}.id and f.kind in ('disputed', 'resolved')
    and not exists (select 1 from untold_facts u where u.fact_id = f.id)
  order by f.id desc limit 1)`

/**
 * Where rewards stand as a party sees it, for conditions: the recommender sees nothing of the end of a hire before they are told
 * (docs/rules.md#told-is-a-state-of-its-own).
 */
export function standingFor(party: Party): Standing {
  if (party !== 'recommender') return { state: sql`${rewards.state}`, isDisputed: sql`${rewards.isDisputed}` }
  return {
    // A status reverses what is held alone.
    state: sql`case when ${isUntold(['reversed'])} then 'held' else ${rewards.state} end`,
    isDisputed: sql`case when ${isUntold(['disputed', 'resolved'])}
      then coalesce(${lastOfDispute} = 'disputed', false) else ${rewards.isDisputed} end`,
  }
}

/** The same of one reward and its history, by the facts that a party may see. */
export function shownReward(
  party: Party,
  reward: Reward,
  { facts, transfers }: History,
): { reward: Reward; history: History } {
  const untold = party === 'recommender' ? facts.filter(({ isUntold }) => isUntold) : []
  if (untold.length === 0) return { reward, history: { facts, transfers } }
  const seen = facts.filter((fact) => !untold.includes(fact))
  const isReversed = untold.some(({ kind }) => kind === 'reversed')
  const dispute = seen.findLast(({ kind }) => kind === 'disputed' || kind === 'resolved')
  const state: RewardState = isReversed ? 'held' : reward.state
  return {
    reward: { ...reward, state, isDisputed: dispute?.kind === 'disputed' },
    history: { facts: seen, transfers: isReversed ? transfers.filter(({ kind }) => kind !== 'reversed') : transfers },
  }
}
