import type { listRewards as call, OperatorReward } from '@goodword/contract/operator-rewards'
import type { Total } from '@goodword/contract/pages'
import { and, asc, desc, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Deps } from '../../deps.ts'
import { findRows } from '../statement/find-rows.ts'
import { isInState } from '../statement/is-in-state.ts'
import { addParties } from './add-parties.ts'

type Query = z.output<typeof call.query>

/**
 * Rewards that stand so, or wait for an operator (docs/rules.md#operators-see-what-waits-for-whom), by when they are due:
 * the oldest first, unless the newest are asked for.
 * @throws Unauthenticated, NotFound for everybody who is no operator; BadInput for a foreign cursor
 */
export async function listRewards(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { state, order = 'oldest', ...query }: Query,
): Promise<ListPage<OperatorReward> & { total: Total | undefined }> {
  const operator = requireOperator(actor)
  const which = state
    ? isInState(state)
    : or(...(['paid', 'received', 'disputed'] as const).map((one) => isInState(one)))
  const sorted = [rewards.dueAt, rewards.id].map(order === 'oldest' ? asc : desc)
  const [{ items, nextCursor }, total] = await Promise.all([
    listPage(
      `rewards/${state ?? 'waiting'}/${order}`,
      query,
      { createdAt: rewards.dueAt, id: rewards.id },
      async (after, limit) => {
        const rows = await findRows(db, 'operator', and(which, after), limit, sorted)
        return (await addParties(db, operator, rows)).map((row) => ({ ...row, createdAt: row.dueAt }))
      },
      order,
    ),
    totalFor(query, () => db.$count(rewards, which)),
  ])
  return { items: items.map(({ createdAt: _, ...reward }) => reward), nextCursor, total }
}
