import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import type { Mail } from '../mail.ts'
import { tellFact } from './tell-fact.ts'

/** Tells at once what has just happened with a reward, in the transaction of it. */
export async function tellLastFact(
  tx: Transaction,
  mail: Pick<Mail, 'enqueue' | 'enqueueEach'>,
  rewardId: string,
): Promise<void> {
  const [fact] = await tx
    .select({ id: rewardFacts.id, kind: rewardFacts.kind })
    .from(rewardFacts)
    .where(eq(rewardFacts.rewardId, rewardId))
    .orderBy(desc(rewardFacts.id))
    .limit(1)
  if (fact) await tellFact(tx, mail, fact)
}
