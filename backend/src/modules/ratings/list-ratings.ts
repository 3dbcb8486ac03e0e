import type { Ratings } from '@goodword/contract/ratings'
import { type Actor, requireUser } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { requireOwnApplication } from '../reviews/require-own-application.ts'
import { lookAtRatings } from './look-at-ratings.ts'

/**
 * The ratings of an application, others' once one's own is given.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for applications to jobs of others
 */
export async function listRatings({ db }: Pick<Deps, 'db'>, actor: Actor, applicationId: string): Promise<Ratings> {
  await requireOwnApplication(db, actor, applicationId)
  return lookAtRatings(db, requireUser(actor), applicationId)
}
