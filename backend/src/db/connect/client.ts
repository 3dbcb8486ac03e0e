import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Env } from '../../config/env.ts'
import { databaseFaults } from '../../watching/metrics/statements.ts'
import { timed } from '../../watching/timed.ts'
import { DatabaseError } from './database-error.ts'
import type { Lease } from './lease.ts'
import { Pool, type PoolOptions } from './pool.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The database itself or an open transaction: for what works in both. */
export type Connection = PgDatabase<NodePgQueryResultHKT>

/** How a server opens its pool, as it is configured. */
export function poolOf(env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL_SIZE'>) {
  return { isPooled: env.DATABASE_URL !== env.DATABASE_DIRECT_URL, max: env.DATABASE_POOL_SIZE }
}

/**
 * Opens a pool. Nothing is connected before the first query.
 * @param options `deadline` in milliseconds: every query and every transaction has settled by then
 * @returns the database, `usage` of its pool now, `askAside`, which asks it for nothing beside all work, and `close`, which lets
 * running queries end first
 */
export function createDatabase(url: string, options: Partial<Omit<PoolOptions, 'url'>> = {}) {
  const pool = new Pool({ url, isPooled: false, max: 10, maxWaiting: 200, deadline: 2600, ...options })
  return {
    db: databaseOver((work) => timed(() => counted(() => pool.run(work)))),
    usage: () => pool.usage,
    askAside: (patience: number) => timed(() => pool.askAside(patience)),
    close: () => pool.close(),
  }
}

/** Does a piece of work on a connection. */
type Run = <T>(work: (lease: Lease) => Promise<T>) => Promise<T>

/** A database of which each statement, and each transaction, is a piece of work. */
export function databaseOver(run: Run): Database {
  const db = drizzleOver({
    query: (statement, values) =>
      run((lease) => {
        lease.outcome = 'unknown'
        return lease.query(statement, values)
      }),
  })
  // Drizzle's own takes a connection for as long as it likes: this one's is lent, with a deadline for all of it.
  db.transaction = (body, config) =>
    run((lease) =>
      drizzleOver(lease).transaction(async (tx) => {
        const result = await body(tx)
        // COMMIT is sent next.
        lease.outcome = 'unknown'
        return result
      }, config),
    )
  return db
}

async function counted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseError) databaseFaults.inc({ reason: error.code })
    throw error
  }
}

function drizzleOver(client: Pick<Lease, 'query'>): Database {
  return drizzle({ client: client as unknown as pg.PoolClient })
}
