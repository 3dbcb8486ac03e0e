import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'

/**
 * Reads in a transaction with four settings of PostgreSQL:
 * - memory to keep every row that an index finds; with less it keeps pages, and compares all rows of each once more;
 * - no parallel workers: starting them takes longer than they save;
 * - no walk through one index in its order until enough rows fit, which a limit makes planners prefer: what several
 *   indexes find is combined before a row is read;
 * - no walk through the table, for the same reason.
 */
export function withMemory<T>(db: Connection, work: (tx: Connection) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config(name, value, true) from (values
      ('work_mem', '64MB'), ('max_parallel_workers_per_gather', '0'), ('enable_indexscan', 'off'),
      ('enable_seqscan', 'off')) settings (name, value)`)
    return work(tx)
  })
}
