import type { Env } from '../../config/env.ts'
import { openSql } from '../../db/connect/open-sql.ts'
import type { Queue } from '../../queue/start-queue.ts'
import { workOnSchedule } from '../../queue/work-on-schedule.ts'
import type { Logger } from '../../watching/log.ts'
import { countLedgerCheck } from '../../watching/metrics/ledger.ts'
import { checkLedger } from './check-ledger.ts'

const NAME = 'check-ledger'
/** Every hour, by the database's clock. */
const OFTEN = '17 * * * *'

interface Means {
  env: Pick<Env, 'DATABASE_DIRECT_URL'>
  log: Logger
}

/** Checks the ledger on a schedule; with many replicas one of them does it. */
export async function startChecking(means: Means, queue: Queue): Promise<void> {
  await workOnSchedule(queue, NAME, OFTEN, () => runLedgerCheck(means))
}

/** Checks it, and says in the log and the metrics what does not hold. On a connection of its own, which has no deadline. @throws nothing */
export async function runLedgerCheck({ env, log }: Means): Promise<void> {
  const sql = openSql(env.DATABASE_DIRECT_URL)
  try {
    const found = await checkLedger(sql)
    for (const sentence of found) log.error({ found: sentence }, 'the ledger does not add up')
    countLedgerCheck(found.length === 0 ? 'sound' : 'faulty')
  } catch (error) {
    log.error({ err: error }, 'checking the ledger failed')
    countLedgerCheck('failed')
  } finally {
    await sql.end({ timeout: 5 })
  }
}
