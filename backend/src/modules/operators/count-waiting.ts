import { OVERDUE_DAYS } from '@goodword/contract/limits'
import type { Desk } from '@goodword/contract/operators'
import { and, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { isInState } from '../statement/is-in-state.ts'

/** How many rewards wait for an operator, and how many for a company longer than `OVERDUE_DAYS`. */
export async function countWaiting(db: Connection): Promise<Desk['rewards']> {
  const isOverdue = lt(rewards.dueAt, sql`now() - make_interval(days => ${OVERDUE_DAYS})`)
  const [toReceive, toPayOut, toDecide, overdue] = await Promise.all([
    db.$count(rewards, isInState('paid')),
    db.$count(rewards, isInState('received')),
    db.$count(rewards, isInState('disputed')),
    db.$count(rewards, and(isInState('due'), isOverdue)),
  ])
  return { toReceive, toPayOut, toDecide, overdue }
}
