import { OPERATOR_ACTIONS_PER_MINUTE } from '@goodword/contract/limits'
import type { SignedIn } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

/** Counts one action of an operator: nobody needs to do more, and a stolen session can do no more. @throws TooMany */
export async function limitOperator(db: Connection, { userId }: Pick<SignedIn, 'userId'>): Promise<void> {
  const sentence = `You can change ${OPERATOR_ACTIONS_PER_MINUTE} things a minute here.`
  await takeFromLimit(db, `operators:${userId}`, OPERATOR_ACTIONS_PER_MINUTE, 60, sentence)
}
