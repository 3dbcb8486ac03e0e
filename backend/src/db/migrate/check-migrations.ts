import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import journal from '../migrations/meta/_journal.json'
import { blockingStatements } from './blocking-statements.ts'
import { lintMigrations } from './lint-migrations.ts'
import { neededBy } from './needs.ts'

/**
 * Part of `bun run check`: the last migration leaves the tables as the schema says them, and none after the baseline, which is
 * applied to an empty database, makes servers wait or takes what they use. Compares the schema with the snapshot that
 * drizzle-kit keeps beside each migration; no database is asked.
 */
const SCHEMA = join(import.meta.dir, '../schema')
const SNAPSHOTS = join(import.meta.dir, '../migrations/meta')
const MIGRATIONS = join(import.meta.dir, '../migrations')
/** A line as `neededBy` reads it, wherever it stands. */
const KNOW = /^-- Servers know:.*$/gm

const files = [...new Bun.Glob('*.ts').scanSync(SCHEMA)].sort()
const modules = await Promise.all(files.map((file) => import(join(SCHEMA, file))))
const last = [...new Bun.Glob('*_snapshot.json').scanSync(SNAPSHOTS)].sort().at(-1) ?? ''
const migrated = await Bun.file(join(SNAPSHOTS, last)).json()
const wanted = generateDrizzleJson(Object.assign({}, ...modules))

const names = new Set([...Object.keys(migrated.tables), ...Object.keys(wanted.tables)])
const stale = [...names].filter((name) => !Bun.deepEquals(migrated.tables[name], wanted.tables[name]))
if (stale.length > 0) {
  console.error(
    `No migration brings ${stale.join(', ')} to what the schema says. Run bunx drizzle-kit generate in backend/.`,
  )
  process.exit(1)
}

let faults = 0
const fault = (sentence: string) => {
  console.error(sentence)
  faults += 1
}
const [, ...later] = journal.entries.map(({ tag }) => join(MIGRATIONS, `${tag}.sql`))
const linted = await lintMigrations(later)
if (linted) fault(linted)
for (const file of later) {
  for (const sentence of blockingStatements(await Bun.file(file).text())) {
    fault(`${file} makes servers wait: ${sentence} (docs/decisions/0020-migrations-beside-servers.md).`)
  }
}

const times = journal.entries.map(({ when }) => when)
for (const [at, { sql, folderMillis }] of readMigrationFiles({ migrationsFolder: MIGRATIONS }).entries()) {
  const file = `${journal.entries[at]?.tag}.sql`
  const needed = neededBy({ sql })
  const lines = sql.flatMap((statement) => statement.match(KNOW) ?? [])
  if (lines.length > (needed === null ? 0 : 1))
    fault(
      `${file} says what servers know elsewhere than once before its first statement, or not as docs/upgrading.md has it.`,
    )
  if (needed !== null && (!times.includes(needed) || needed > folderMillis))
    fault(
      `${file} wants servers to know a migration that is none of those up to its own: ${needed} (meta/_journal.json).`,
    )
}
if (faults > 0) process.exit(1)
