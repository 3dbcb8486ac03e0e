import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import journal from '../migrations/meta/_journal.json'
import { blockingStatements } from './blocking-statements.ts'
import { narrowingStatements } from './narrowing-statements.ts'
import { neededBy } from './needs.ts'
import released from './released.json'

/**
 * Part of `bun run check`: the last migration leaves the tables as the schema says them, none makes servers wait, and none
 * since the version before takes what its servers use. Compares the schema with the snapshot that drizzle-kit keeps beside each migration; no database is asked.
 */
const SCHEMA = join(import.meta.dir, '../schema')
const SNAPSHOTS = join(import.meta.dir, '../migrations/meta')
const MIGRATIONS = join(import.meta.dir, '../migrations')
/** A line as `neededBy` reads it, wherever it stands. */
const KNOW = /^-- Servers know:.*$/gm
/** The first migration that is applied beside running servers: the baseline makes an empty database what it is. */
const FIRST = '0001'

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
for (const file of [...new Bun.Glob('*.sql').scanSync(MIGRATIONS)].filter((name) => name >= FIRST).sort()) {
  for (const sentence of blockingStatements(await Bun.file(join(MIGRATIONS, file)).text())) {
    fault(`${file} makes servers wait: ${sentence} (docs/decisions/0020-migrations-beside-servers.md).`)
  }
}

/** That of the version before; until there is one, the migration before the newest. */
const before = (released as { schema: number }[]).at(-1)?.schema ?? Math.max(journal.entries.length - 2, 0)
const known = await Bun.file(join(SNAPSHOTS, `${String(before).padStart(4, '0')}_snapshot.json`)).json()
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
  if (at <= before) continue
  for (const sentence of await narrowingStatements(sql, known)) {
    fault(`${file} takes from servers of the version before (docs/upgrading.md): it ${sentence}.`)
  }
}
if (faults > 0) process.exit(1)
