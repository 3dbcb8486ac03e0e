import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'

/**
 * Works with the memory to know each row that an index names: of a page it knows only, all rows are asked again, word by word. And
 * without help: bringing in workers takes longer than they save.
 */
export function withMemory<T>(db: Connection, work: (tx: Connection) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    )
    return work(tx)
  })
}
