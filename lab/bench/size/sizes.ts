import type { Database } from '../../../backend/src/db/connect/client.ts'

/** A table or an index, and how large it is on disk. */
export interface Size {
  /** Of which table; the same as `name` for the table itself. */
  table: string
  name: string
  bytes: number
}

const TABLES = ['jobs', 'search_words']

/** The tables that are searched, each followed by its indexes, the largest first. */
export async function readSizes(db: Database): Promise<Size[]> {
  const { rows } = await db.execute<Size & Record<string, unknown>>(`
    select owner.relname as table, part.relname as name,
      case when part.oid = owner.oid then pg_table_size(part.oid) else pg_relation_size(part.oid) end::float8 as bytes
    from unnest('{${TABLES.join()}}'::text[]) with ordinality tables (name, position)
      join pg_class owner on owner.oid = to_regclass(tables.name)
      join lateral (
        select owner.oid union all select indexrelid from pg_index where indrelid = owner.oid) parts (oid) on true
      join pg_class part on part.oid = parts.oid
    order by position, part.oid <> owner.oid, bytes desc`)
  return rows
}
