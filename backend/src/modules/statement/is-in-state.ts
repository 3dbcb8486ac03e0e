import type { ShownState } from '@goodword/contract/statement'
import { and, eq, not, type SQL } from 'drizzle-orm'
import type { Party } from './party-of.ts'
import { standingFor } from './shown-reward.ts'

/** Whether a reward is shown as that to a party: one that is disputed is, wherever it stands. */
export function isInState(state: ShownState, party: Party = 'operator'): SQL | undefined {
  const shown = standingFor(party)
  if (state === 'disputed') return shown.isDisputed
  return and(eq(shown.state, state), not(shown.isDisputed))
}
