import type { DisputeWord } from '@goodword/contract/operator-rewards'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewardReasons } from '../../db/schema/reward-reasons.ts'
import { companyVoices } from '../statement/company-voices.ts'

interface Parties {
  id: string
  recommenderId: string
  companyId: string
}

/** What was said in disputes of these rewards, the oldest first, and by which side. */
export async function disputesOf(
  db: Connection,
  parties: readonly Parties[],
): Promise<(rewardId: string) => DisputeWord[]> {
  const KINDS = ['disputed', 'resolved'] as const
  const found = await db
    .select({ fact: rewardFacts, reason: rewardReasons.text })
    .from(rewardFacts)
    .leftJoin(rewardReasons, eq(rewardReasons.factId, rewardFacts.id))
    .where(
      and(
        isOneOf(
          rewardFacts.rewardId,
          parties.map(({ id }) => id),
        ),
        inArray(rewardFacts.kind, KINDS),
      ),
    )
    .orderBy(asc(rewardFacts.id))
  const partiesOf = new Map(parties.map((party) => [party.id, party]))
  const speakerOf = await companyVoices(
    db,
    parties.map(({ companyId }) => companyId),
  )
  const words = Map.groupBy(found, ({ fact }) => fact.rewardId)
  return (rewardId) =>
    (words.get(rewardId) ?? []).map(({ fact: { createdAt, kind, actorId }, reason }) => ({
      at: createdAt.toISOString(),
      kind: kind === 'resolved' ? 'resolved' : 'disputed',
      by: sideOf(actorId, partiesOf.get(rewardId), speakerOf),
      reason,
    }))
}

/** Nobody decides what is their own: who recommended it or pays it spoke as that, whatever else they are. */
function sideOf(
  actorId: string | null,
  parties: Parties | undefined,
  speakerOf: (companyId: string, actorId: string) => string | undefined,
): DisputeWord['by'] {
  if (actorId === null) return null
  if (actorId === parties?.recommenderId) return 'recommender'
  return parties && speakerOf(parties.companyId, actorId) ? 'company' : 'operator'
}
