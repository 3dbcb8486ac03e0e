import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../src/db/connect/client.ts'
import { firstOwner } from '../src/db/members/first-owner.ts'
import type { letters } from '../src/db/schema/letters.ts'
import { rewardFacts } from '../src/db/schema/reward-facts.ts'
import { rewards } from '../src/db/schema/rewards.ts'
import { COMPANY_FACTS, REFERRER_FACTS } from '../src/letters/templates/parts/notified-facts.ts'

/** Letters of long ago, which told of all that happened with the rewards of the demo data: nobody is told of an end whose beginning they never heard of. */
export async function toldLetters(tx: Connection): Promise<(typeof letters.$inferInsert)[]> {
  const facts = await tx
    .select({
      factId: rewardFacts.id,
      fact: rewardFacts.kind,
      at: rewardFacts.createdAt,
      recommenderId: rewards.recommenderId,
      managerId: firstOwner(sql`rewards.company_id`),
    })
    .from(rewardFacts)
    .innerJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
  return facts.flatMap(({ factId, fact, at, recommenderId, managerId }) => {
    const letter = { factId, data: { fact }, state: 'sent' as const, attempts: 1, createdAt: at, sentAt: at }
    const isTold = (to: readonly string[]) => to.includes(fact)
    return [
      ...(isTold(REFERRER_FACTS) ? [{ ...letter, kind: 'referrer-reward', recipientKey: recommenderId }] : []),
      ...(isTold(COMPANY_FACTS) ? [{ ...letter, kind: 'company-reward', recipientKey: managerId }] : []),
    ]
  })
}
