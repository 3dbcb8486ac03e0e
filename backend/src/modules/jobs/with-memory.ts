import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'

/**
 * Works with the memory to know each row that indexes name: of a page it knows only, all rows are asked again, word by word. And
 * without help: bringing in workers takes longer than they save. What several indexes name is put together before a row is read: one
 * index in its order, each of its rows asked for the rest until there are enough, is what a limit makes planners hope for.
 */
export function withMemory<T>(db: Connection, work: (tx: Connection) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config(name, value, true) from (values
      ('work_mem', '64MB'), ('max_parallel_workers_per_gather', '0'), ('enable_indexscan', 'off')) settings (name, value)`)
    return work(tx)
  })
}
