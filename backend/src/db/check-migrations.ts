import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'

/**
 * Part of `bun run check`: the last migration leaves the tables as the schema says them. Compares the schema with the
 * snapshot that drizzle-kit keeps beside each migration; no database is asked.
 */
const SCHEMA = join(import.meta.dir, 'schema')
const SNAPSHOTS = join(import.meta.dir, 'migrations/meta')

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
