import { expect, setDefaultTimeout, test } from 'bun:test'
import biome from '../../biome.json'
import { lintWith } from './lint-with.ts'

// Each starts the linter, which takes a busy machine seconds.
setDefaultTimeout(60_000)

/** Whether the linter refuses a verb with this body. */
async function isRefused(body: string): Promise<boolean> {
  const verb = `export async function verb({ db, log }: Deps) {\n${body}\n}\n`
  return (await lintWith('log-after-commit.grit', verb)).includes('Log after the transaction')
}

test('no source logs inside a transaction', () =>
  expect(biome.plugins).toContain('./scripts/lint/log-after-commit.grit'))

test.each([
  "await db.transaction(async (tx) => { await tx.insert(); log.info({}, 'done') })",
  "await db.transaction(async (tx) => { if (tx) { log.warn('done') } return tx })",
  "await deps.db.transaction((tx) => deps.log.error('done'))",
  "await tx.transaction((inner) => [1].map(() => log.debug('done')))",
])('a log line inside a transaction is refused: %s', async (body) => {
  expect(await isRefused(body)).toBe(true)
})

test.each([
  "await db.transaction(async (tx) => tx.insert())\nlog.info({}, 'done')",
  'await db.transaction(async (tx) => tx.login(tx))',
])('a log line after a transaction is accepted: %s', async (body) => {
  expect(await isRefused(body)).toBe(false)
})
