import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Whether a column holds one of these ids: one parameter, however many there are. */
export function isOneOf(column: AnyColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join()}}`}::uuid[])`
}
