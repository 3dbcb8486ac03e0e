import type { Judgement, RatingInput, Ratings } from '@goodword/contract/ratings'
import { and, eq, sql } from 'drizzle-orm'
import { type Actor, requireUser } from '../../auth/actor.ts'
import { applicationRatings } from '../../db/schema/application-ratings.ts'
import { applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, Forbidden } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { markRead } from '../applications/mark-read.ts'
import { requireOwnApplication } from '../reviews/require-own-application.ts'
import { criteriaOf } from './criteria-of.ts'
import { lookAtRatings, whatItIs } from './look-at-ratings.ts'

/** Ratings that one member gives or changes. */
const PER_HOUR = 300
const HOUR = 3600

/**
 * Gives one's own rating of an application, or changes it: by the criteria of the job, or by those that one's own has
 * (docs/rules.md#ratings-are-hidden-until-ones-own).
 * @returns all ratings, as one sees them now
 * @throws Unauthenticated, Forbidden for everyone who is no manager and for who recommended the candidate or is them, NotFound for
 * applications to jobs of others, Conflict for a withdrawn one and where the criteria changed meanwhile, TooMany
 */
export async function rateApplication(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  applicationId: string,
  { judgements }: RatingInput,
): Promise<Ratings> {
  const userId = await requireOwnApplication(db, actor, applicationId)
  await takeFromLimit(db, `ratings:${userId}`, PER_HOUR, HOUR, 'You have rated many applications.')
  const reader = requireUser(actor)
  const ratings = await db.transaction(async (tx) => {
    // One after the other, and not while it is withdrawn or erased.
    await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, applicationId)).for('update')
    const { jobId, closedFor } = await whatItIs(tx, reader, applicationId)
    if (closedFor === 'candidate') throw new Forbidden('This application is your own, so your colleagues rate.')
    if (closedFor === 'recommender') throw new Forbidden('You recommended this person, so your colleagues rate.')
    if (closedFor === 'withdrawn') throw new Conflict('The candidate has withdrawn this application.')
    const isMine = and(eq(applicationRatings.applicationId, applicationId), eq(applicationRatings.authorId, userId))
    const [mine] = await tx.select().from(applicationRatings).where(isMine)
    const named = judgements.map(({ criterion }) => criterion)
    const known = [await criteriaOf(tx, jobId), mine?.judgements.map(({ criterion }) => criterion)]
    if (!known.some((names) => names && isSame(names, named)))
      throw new Conflict(
        'The criteria of this job changed meanwhile. Please look at them again; your words are still here.',
      )
    await markRead(tx, applicationId)
    if (!mine) await tx.insert(applicationRatings).values({ applicationId, authorId: userId, judgements })
    else if (!isSame(mine.judgements.flatMap(wordsOf), judgements.flatMap(wordsOf)))
      await tx.update(applicationRatings).set({ judgements, changedAt: sql`now()` }).where(isMine)
    return lookAtRatings(tx, reader, applicationId)
  })
  log.info({ userId, applicationId }, 'application rated')
  return ratings
}

function wordsOf({ criterion, mark, evidence }: Judgement): string[] {
  return [criterion, mark, evidence]
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at])
}
