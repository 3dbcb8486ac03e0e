import { asc, eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewardReasons } from '../../db/schema/reward-reasons.ts'
import { transfers } from '../../db/schema/transfers.ts'
import { untoldFacts } from '../../db/schema/untold-facts.ts'

/** What happened with a reward, and the money it moved; both in the order of time. */
export interface History {
  facts: (Pick<
    InferSelectModel<typeof rewardFacts>,
    'id' | 'kind' | 'createdAt' | 'reference' | 'actorId' | 'outcome'
  > & {
    reason: string | null
    /** Whether the recommender does not see it (docs/rules.md#told-is-a-state-of-its-own). */
    isUntold: boolean
  })[]
  transfers: InferSelectModel<typeof transfers>[]
}

/** The histories of these rewards, by two statements however many there are. */
export async function historyOf(db: Connection, rewardIds: readonly string[]): Promise<(id: string) => History> {
  const facts = await db
    .select({
      rewardId: rewardFacts.rewardId,
      id: rewardFacts.id,
      kind: rewardFacts.kind,
      createdAt: rewardFacts.createdAt,
      reference: rewardFacts.reference,
      actorId: rewardFacts.actorId,
      outcome: rewardFacts.outcome,
      reason: rewardReasons.text,
      isUntold: sql<boolean>`${untoldFacts.factId} is not null`,
    })
    .from(rewardFacts)
    .leftJoin(rewardReasons, eq(rewardReasons.factId, rewardFacts.id))
    .leftJoin(untoldFacts, eq(untoldFacts.factId, rewardFacts.id))
    .where(isOneOf(rewardFacts.rewardId, rewardIds))
    .orderBy(asc(rewardFacts.id))
  const moved = await db
    .select()
    .from(transfers)
    .where(isOneOf(transfers.rewardId, rewardIds))
    .orderBy(asc(transfers.id))
  const [factsOf, transfersOf] = [Map.groupBy(facts, rewardOf), Map.groupBy(moved, rewardOf)]
  return (id) => ({ facts: factsOf.get(id) ?? [], transfers: transfersOf.get(id) ?? [] })
}

function rewardOf({ rewardId }: { rewardId: string }): string {
  return rewardId
}
