import type { OperatorReward } from '@goodword/contract/operator-rewards'
import type { FactKind } from '@goodword/contract/statement'
import { aRow } from '@goodword/shared-money/testing/a-row.ts'

/**
 * A reward for tests, as the server answers it to operators: $3,000 that Crumb owes, $2,250 of it to Rita Falk.
 * @param facts what happened since the promise
 */
export function aReward(facts: readonly FactKind[] = [], fields: Partial<OperatorReward> = {}): OperatorReward {
  const { candidate: _, ...row } = aRow(facts, { amount: 300_000 })
  return {
    ...row,
    recommender: 'Rita Falk',
    recommenderId: 'u1',
    since: row.explains.findLast(({ kind }) => kind === 'fact')?.at ?? row.at,
    isOwn: false,
    disputes: [],
    ...fields,
  }
}
