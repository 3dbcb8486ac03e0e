import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { eq } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { findRows } from '../statement/find-rows.ts'
import { addParties } from './add-parties.ts'

/**
 * A reward as operators see it (docs/rules.md#operators-see-what-waits-for-whom).
 * @throws Unauthenticated, NotFound for everybody who is no operator, and where there is no reward of this id
 */
export async function findReward({ db }: Pick<Deps, 'db'>, actor: Actor, rewardId: string): Promise<OperatorReward> {
  const operator = requireOperator(actor)
  const [reward] = await addParties(db, operator, await findRows(db, 'operator', eq(rewards.id, rewardId), 1))
  if (!reward) throw new NotFound('There is no such reward.')
  return reward
}
