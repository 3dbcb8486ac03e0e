import type { FactKind } from '@goodword/contract/statement'
import { asc, eq, sql } from 'drizzle-orm'
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

/** What a status makes of a reward; all else is told at once. */
const BY_STATUS: readonly FactKind[] = ['promised', 'reversed', 'disputed', 'resolved']
/** What undoes the facts before it. */
const UNDOES: readonly FactKind[] = ['reversed', 'resolved']

/**
 * What is to be told of an application's rewards: where one stands differently from what was told last. A hire that was undone
 * and made again before anybody was told is no news, and neither is one that came and went.
 * @returns undefined where everybody knows
 */
export async function untoldFact(tx: Connection, applicationId: string): Promise<Fact | undefined> {
  const facts = await tx
    .select({
      id: rewardFacts.id,
      kind: rewardFacts.kind,
      rewardId: rewardFacts.rewardId,
      isTold: sql<boolean>`exists (select 1 from ${letters} where ${letters.factId} = ${rewardFacts.id})`,
    })
    .from(rewardFacts)
    .innerJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
    .where(eq(rewards.applicationId, applicationId))
    .orderBy(asc(rewardFacts.id))
  const isOfDispute = ({ kind }: Fact) => kind === 'disputed' || kind === 'resolved'
  const { rewardId } = facts.at(-1) ?? {}
  return (
    changed(facts.filter((fact) => !isOfDispute(fact))) ??
    // Each hire has disputes of its own.
    changed(facts.filter((fact) => isOfDispute(fact) && fact.rewardId === rewardId))
  )
}

/** The last of these, where it undoes what was told or makes what was not. */
function changed(facts: readonly Fact[]): Fact | undefined {
  const last = facts.at(-1)
  if (!last || !BY_STATUS.includes(last.kind)) return undefined
  const told = facts.findLast(({ isTold }) => isTold)
  const wasMade = told !== undefined && !UNDOES.includes(told.kind)
  const isMade = !UNDOES.includes(last.kind)
  return wasMade === isMade ? undefined : last
}
