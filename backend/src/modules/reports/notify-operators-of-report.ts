import { findOperators } from '../../auth/find-operators.ts'
import type { Transaction } from '../../db/connect/client.ts'
import type { Deps } from '../../deps.ts'
import { TooMany } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

const HOUR = 60 * 60

/**
 * Enqueues a letter to every operator with an account, at most one an hour: the desk counts the reports. Part of the transaction.
 * @returns whether it did
 */
export async function notifyOperatorsOfReport(
  tx: Transaction,
  deps: Pick<Deps, 'env' | 'providers'> & { mail: Pick<Deps['mail'], 'enqueueEach'> },
): Promise<boolean> {
  try {
    await takeFromLimit(tx, 'report-letters', 1, HOUR, 'The operators know.')
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
  const operators = await findOperators(tx, deps)
  await deps.mail.enqueueEach(
    tx,
    operators.map((userId) => ({ kind: 'posting-reported', userId })),
  )
  return operators.length > 0
}
