import type { StatementRow } from '@goodword/contract/statement'
import { eq } from 'drizzle-orm'
import { type Actor, requireUser } from '../../auth/actor.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { findRows } from './find-rows.ts'
import { partyOf } from './party-of.ts'

/**
 * One row, as its party sees it.
 * @throws Unauthenticated for guests, NotFound for strangers
 */
export async function findRow({ db }: Pick<Deps, 'db'>, actor: Actor, rewardId: string): Promise<StatementRow> {
  const user = requireUser(actor)
  const isIt = eq(rewards.id, rewardId)
  const [reward] = await db.select().from(rewards).where(isIt)
  const party = reward && (await partyOf(db, user, reward))
  const [row] = party ? await findRows(db, party, isIt, 1) : []
  if (!row) throw new NotFound('There is no such row.')
  return row
}
