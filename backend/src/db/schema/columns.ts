import { sql } from 'drizzle-orm'
import { check, type PgColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A primary key that grows with time, so that new rows land at the end of the index. Made by PostgreSQL 18. */
export const id = () => uuid('id').primaryKey().default(sql`uuidv7()`)

/** A moment of the database's clock. Milliseconds, so that a value survives the way through JavaScript unchanged. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const createdAt = () => moment('created_at').notNull().defaultNow()

/** Holds a text column to a closed set; the contract owns the set. */
export function oneOf(name: string, column: PgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
}
