import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import type { Mail } from '../mail.ts'
import { sendRewardNotification } from './send-reward-notification.ts'

/** Enqueues the letters about the latest change of a reward, in the transaction of the change. */
export async function sendLastRewardNotification(
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
  if (fact) await sendRewardNotification(tx, mail, fact)
}
