import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { counted } from '../observability/counted.ts'
import { LazyQuery } from './lazy-query.ts'
import { Pool, type PoolOptions } from './pool.ts'
import { begin } from './transaction.ts'

export type Database = PostgresJsDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The database itself or an open transaction: for what works in both. */
export type Connection = PgDatabase<PostgresJsQueryResultHKT>

/**
 * Opens a pool. Nothing is connected before the first query.
 * @param options `deadline` in milliseconds: every query and every transaction has settled by then
 * @returns the database, and `close`, which lets running queries end first
 */
export function createDatabase(url: string, options: Partial<Omit<PoolOptions, 'url'>> = {}) {
  const pool = new Pool({ url, max: 10, maxWaiting: 200, deadline: 2600, ...options })
  // The part of postgres.js that drizzle uses; it follows the pool through every replacement.
  const client = {
    options: pool.options,
    unsafe: (text: string, parameters?: postgres.ParameterOrJSON<never>[], settings?: postgres.UnsafeQueryOptions) =>
      new LazyQuery((rowsAsArrays) =>
        pool.run(({ sql }) => {
          const query = sql.unsafe(text, parameters, settings)
          return rowsAsArrays ? query.values() : query
        }),
      ),
    // A body that waits for a connection is begun when another request's work ends: it keeps its own request all the same.
    begin: (body: Parameters<typeof begin>[1]) => counted(() => begin(pool, AsyncLocalStorage.bind(body))),
  }
  const db: Database = drizzle(client as unknown as postgres.Sql)
  return { db, close: () => pool.close() }
}
