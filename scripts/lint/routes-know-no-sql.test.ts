import { expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import biome from '../../biome.json'
import { ROOT } from '../rooms.ts'
import { lintWith } from './lint-with.ts'

// Each starts the linter, which takes a busy machine seconds.
setDefaultTimeout(60_000)

const NAME = 'routes-know-no-sql'
/** The wall of the same name, between files. */
interface Wall {
  name: string
  from: { path: string[] }
}

/** Whether the linter refuses a route that does this. */
async function isRefused(call: string): Promise<boolean> {
  return (await lintWith(`${NAME}.grit`, `export const route = (deps: Deps, db: Database) => ${call}\n`)).includes(
    'Routes know no SQL',
  )
}

test.each(['deps.db.select().from(jobs)', 'db.execute(query)', 'verb(await deps.db.transaction(run))'])(
  'a route that queries the database is refused: %s',
  async (call) => expect(await isRefused(call)).toBe(true),
)

test.each(['verb(deps)', 'verb(deps.db, id)', 'verb(db)', 'log.info({ db })'])(
  'a route that passes the database to a verb is accepted: %s',
  async (call) => expect(await isRefused(call)).toBe(false),
)

test('files barred from importing the database may not use it either', async () => {
  const { default: walls } = (await import(join(ROOT, '.dependency-cruiser.js'))) as { default: { forbidden: Wall[] } }
  const paths = walls.forbidden.find(({ name }) => name === NAME)?.from.path.map((path) => new RegExp(path)) ?? []
  const held = biome.overrides.find(({ plugins }) => plugins?.includes(`./scripts/lint/${NAME}.grit`))?.includes ?? []
  const globs = held.filter((glob) => !glob.startsWith('!')).map((glob) => new Bun.Glob(glob))
  const isHeld = (file: string) => globs.some((glob) => glob.match(file))
  const sources = [...new Bun.Glob('backend/src/**/*.ts').scanSync(ROOT)].filter(
    (file) => !file.endsWith('.test.ts') && paths.some((path) => path.test(file)),
  )
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.filter((file) => !isHeld(file))).toEqual([])
})
