import type { ShownState } from '@goodword/contract/statement'
import { and, eq, type SQL } from 'drizzle-orm'
import { rewards } from '../../db/schema/rewards.ts'

/** Whether a reward is shown as that: one that is disputed is, wherever it stands. */
export function isInState(state: ShownState): SQL | undefined {
  if (state === 'disputed') return eq(rewards.isDisputed, true)
  return and(eq(rewards.state, state), eq(rewards.isDisputed, false))
}
