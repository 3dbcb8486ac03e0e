import type { FactKind } from '@goodword/contract/statement'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { letters } from '../../db/schema/letters.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewards } from '../../db/schema/rewards.ts'

interface Fact {
  id: string
  kind: FactKind
  rewardId: string
  isTold: boolean
}

/** Facts that follow from a status; letters about all others leave at once. */
const BY_STATUS: readonly FactKind[] = ['promised', 'reversed', 'disputed', 'resolved']
/** Facts that undo the ones before. */
const UNDOES: readonly FactKind[] = ['reversed', 'resolved']

/**
 * The change of an application's reward that no letter has told yet. A hire that was undone and made again before a letter
 * left is no change, and neither is one that came and went.
 * @param which of the facts: all, or without those that the recommender was not told
 * @returns undefined where the last letter still holds
 */
export async function unsentRewardChange(
  tx: Connection,
  applicationId: string,
  which: 'all' | 'told' = 'all',
): Promise<Fact | undefined> {
  const facts = await tx
    .select({
      id: rewardFacts.id,
      kind: rewardFacts.kind,
      rewardId: rewardFacts.rewardId,
      // A decision is told at once, by a letter about what came of it.
      isTold: sql<boolean>`${rewardFacts.outcome} is not null
        or exists (select 1 from ${letters} where ${letters.factId} = ${rewardFacts.id})`,
    })
    .from(rewardFacts)
    .innerJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
    .where(and(eq(rewards.applicationId, applicationId), which === 'told' ? isTold : undefined))
    .orderBy(asc(rewardFacts.id))
  const isOfDispute = ({ kind }: Fact) => kind === 'disputed' || kind === 'resolved'
  const { rewardId } = facts.at(-1) ?? {}
  return (
    changed(facts.filter((fact) => !isOfDispute(fact))) ??
    // Each hire has disputes of its own.
    changed(facts.filter((fact) => isOfDispute(fact) && fact.rewardId === rewardId))
  )
}

const isTold = sql`not exists (select 1 from untold_facts u where u.fact_id = ${rewardFacts.id})`

/** The last of these facts, where it differs in effect from the last one told. */
function changed(facts: readonly Fact[]): Fact | undefined {
  const last = facts.at(-1)
  if (!last || !BY_STATUS.includes(last.kind)) return undefined
  const told = facts.findLast(({ isTold }) => isTold)
  const wasMade = told !== undefined && !UNDOES.includes(told.kind)
  const isMade = !UNDOES.includes(last.kind)
  return wasMade === isMade ? undefined : last
}
