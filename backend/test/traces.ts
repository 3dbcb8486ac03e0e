import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { TestApp } from './harness.ts'
import { servicesFolder } from './services.ts'

/** Where a text is still to be found: tables of every schema (the queue's too), files of the object store, the log. */
export async function tracesOf(app: TestApp, text: string): Promise<string[]> {
  const found: string[] = []
  const { rows: tables } = await app.db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  for (const { name } of tables) {
    const { rows } = await app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(name)} as t where t::text ilike ${`%${text}%`}`,
    )
    if (rows.some(({ count }) => count > 0)) found.push(name)
  }
  const needle = Buffer.from(text)
  for (const file of filesIn(join(servicesFolder, 'objects'))) {
    if (readFileSync(file).includes(needle) || file.includes(text)) found.push('object store')
  }
  if (app.logged.some((line) => line.toLowerCase().includes(text.toLowerCase()))) found.push('log')
  return found
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}
