import type postgres from 'postgres'

/** Drops what rows can be written without, and notes how the migrations had made it. */
export async function leaveIndexesOut(sql: postgres.Sql, table: string): Promise<void> {
  await sql.begin(async (tx) => {
    const indexes = await tx<{ name: string; definition: string }[]>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = indexrelid)`
    for (const { name, definition } of indexes) {
      await tx`insert into bench.indexes values (${definition}, ${name}) on conflict do nothing`
      await tx.unsafe(`drop index ${name}`)
    }
  })
}

/** Makes those again that are not there. */
export async function addIndexes(sql: postgres.Sql): Promise<void> {
  const missing = await sql<
    { definition: string }[]
  >`select definition from bench.indexes where to_regclass(name) is null`
  for (const { definition } of missing) await sql.unsafe(definition)
}
