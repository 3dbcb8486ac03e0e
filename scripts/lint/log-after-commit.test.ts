import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import biome from '../../biome.json'
import { ROOT } from '../rooms.ts'

// Each starts the linter, which takes a busy machine seconds.
setDefaultTimeout(60_000)

/** A folder with the linter's plugins and no other rule. */
const folder = mkdtempSync(join(tmpdir(), 'goodword-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))
const plugins = biome.plugins.map((path) => join(ROOT, path))
await Bun.write(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins }))

/** Whether the linter refuses a verb with this body. */
async function isRefused(body: string): Promise<boolean> {
  await Bun.write(join(folder, 'verb.ts'), `export async function verb({ db, log }: Deps) {\n${body}\n}\n`)
  const command = [process.execPath, 'x', '--no-install', 'biome', 'lint', `--config-path=${folder}`, folder]
  const { stdout, stderr } = Bun.spawnSync(command, { cwd: ROOT })
  return `${stdout}${stderr}`.includes('Log after the transaction')
}

test.each([
  "await db.transaction(async (tx) => { await tx.insert(); log.info({}, 'done') })",
  "await db.transaction(async (tx) => { if (tx) { log.warn('done') } return tx })",
  "await deps.db.transaction((tx) => deps.log.error('done'))",
  "await tx.transaction((inner) => [1].map(() => log.debug('done')))",
])('a line that is written in a transaction is refused: %s', async (body) => {
  expect(await isRefused(body)).toBe(true)
})

test.each([
  "await db.transaction(async (tx) => tx.insert())\nlog.info({}, 'done')",
  'await db.transaction(async (tx) => tx.login(tx))',
])('one that is written after it is not: %s', async (body) => {
  expect(await isRefused(body)).toBe(false)
})
