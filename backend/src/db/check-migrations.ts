import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { blockingStatements } from './blocking-statements.ts'

/**
 * Part of `bun run check`: the last migration leaves the tables as the schema says them, and none makes servers wait.
 * Compares the schema with the snapshot that drizzle-kit keeps beside each migration; no database is asked.
 */
const SCHEMA = join(import.meta.dir, 'schema')
const SNAPSHOTS = join(import.meta.dir, 'migrations/meta')
const MIGRATIONS = join(import.meta.dir, 'migrations')
/** The first migration that is applied beside running servers. */
const FIRST = '0015'

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

let blocking = 0
for (const file of [...new Bun.Glob('*.sql').scanSync(MIGRATIONS)].filter((name) => name >= FIRST).sort()) {
  for (const sentence of blockingStatements(await Bun.file(join(MIGRATIONS, file)).text())) {
    console.error(`${file} makes servers wait: ${sentence} (docs/decisions/0020-migrations-beside-servers.md).`)
    blocking += 1
  }
}
if (blocking > 0) process.exit(1)
