import { addDays } from 'date-fns/addDays'
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { letters } from '../../db/schema/letters.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewards } from '../../db/schema/rewards.ts'

/** Letters a day to one person about one application or its reward. */
export const LETTERS_PER_DAY = 6

/**
 * Whether the daily limit leaves room for letters about an application
 * (docs/rules.md#one-application-causes-at-most-six-letters-a-day).
 * @param count letters one person would get
 * @returns true, or the moment from which there is room again
 */
export async function dailyLetterLimit(tx: Transaction, applicationId: string, count = 1): Promise<true | Date> {
  const ofReward = tx
    .select({ id: rewardFacts.id })
    .from(rewardFacts)
    .innerJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
    .where(eq(rewards.applicationId, applicationId))
  // Not those to colleagues who are mentioned: they hold back no news of candidate and recommender.
  const isOfIt = and(eq(letters.applicationId, applicationId), isNull(letters.userId))
  const isAbout = or(isOfIt, inArray(letters.factId, ofReward))
  const recent = await tx
    .select({ recipientKey: letters.recipientKey, createdAt: letters.createdAt })
    .from(letters)
    .where(and(isAbout, gt(letters.createdAt, sql`now() - interval '1 day'`)))
    .orderBy(desc(letters.createdAt))
  const full = [...Map.groupBy(recent, ({ recipientKey }) => recipientKey).values()].flatMap(
    (theirs) => theirs[LETTERS_PER_DAY - count] ?? [],
  )
  const next = Math.max(...full.map(({ createdAt }) => addDays(createdAt, 1).getTime()))
  return full.length === 0 || new Date(next)
}
