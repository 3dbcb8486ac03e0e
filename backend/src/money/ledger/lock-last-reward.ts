import { desc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Reward } from './post-fact.ts'

/** The reward of an application's last hire, held until the transaction ends; undefined where there is none. */
export async function lockLastReward(tx: Connection, applicationId: string): Promise<Reward | undefined> {
  const last = tx
    .select()
    .from(rewards)
    .where(eq(rewards.applicationId, applicationId))
    .orderBy(desc(rewards.occurrence))
    .limit(1)
    .for('update')
  const [held] = await last
  if (!held) return undefined
  // While this waited for an operator, they may have promised it anew: only another statement sees that.
  const [now] = await last
  return now
}
