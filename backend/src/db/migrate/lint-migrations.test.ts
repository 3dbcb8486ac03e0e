import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lintMigrations } from './lint-migrations.ts'

setDefaultTimeout(30_000)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goodword-migrations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function lint(...statements: string[]): Promise<string> {
  const file = join(folder, '0001_of_test.sql')
  await writeFile(file, statements.join('\n--> statement-breakpoint\n'))
  return lintMigrations([file])
}
const STEPS = '-- Step by step: why.'

test.each([
  ['an index that blocks writes', 'CREATE INDEX "i" ON "jobs" ("title");', 'require-concurrent-index-creation'],
  ['an index dropped with a blocking lock', 'DROP INDEX "jobs_open";', 'require-concurrent-index-deletion'],
  ['a column dropped', 'ALTER TABLE "jobs" DROP COLUMN "title";', 'ban-drop-column'],
  ['a table dropped', 'DROP TABLE "jobs";', 'ban-drop-table'],
  ['a column renamed', 'ALTER TABLE "jobs" RENAME COLUMN "title" TO "name";', 'renaming-column'],
  ['a table renamed', 'ALTER TABLE "jobs" RENAME TO "roles";', 'renaming-table'],
  ['a type changed', 'ALTER TABLE "jobs" ALTER COLUMN "salary_min" SET DATA TYPE bigint;', 'changing-column-type'],
  ['a column made required', 'ALTER TABLE "jobs" ALTER COLUMN "note" SET NOT NULL;', 'adding-not-nullable-field'],
  ['a required column without a default', 'ALTER TABLE "jobs" ADD COLUMN "a" text NOT NULL;', 'adding-required-field'],
  [
    'a foreign key that reads the table',
    'ALTER TABLE "jobs" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "users"("id");',
    'adding-foreign-key-constraint',
  ],
  [
    'a check that reads the table',
    'ALTER TABLE "jobs" ADD CONSTRAINT "c" CHECK (true);',
    'constraint-missing-not-valid',
  ],
  [
    'a unique constraint without its index',
    'ALTER TABLE "jobs" ADD CONSTRAINT "c" UNIQUE("a");',
    'disallowed-unique-con',
  ],
])('the migration linter refuses %s', async (_, statement, rule) => {
  expect(await lint(statement)).toContain(rule)
  expect(await lint(STEPS, statement)).toContain(rule)
})

test('concurrent index builds are allowed only in step-by-step migrations', async () => {
  const built = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "jobs" ("title");'
  expect(await lint('ALTER TABLE "jobs" ADD COLUMN "a" text;', built)).toContain(
    'ban-concurrent-index-creation-in-transaction',
  )
  expect(await lint(STEPS, 'DROP INDEX CONCURRENTLY IF EXISTS "i";', built)).toBe('')
})

test('a step that is not repeatable is refused', async () => {
  expect(await lint(STEPS, 'ALTER TABLE "jobs" ADD COLUMN "note" text;', 'SELECT 1;')).toContain('prefer-robust-stmts')
})

test.each([
  'ALTER TABLE "jobs" ADD COLUMN "note" text;',
  'ALTER TABLE "jobs" ADD COLUMN "is_remote" boolean DEFAULT false NOT NULL;',
  'ALTER TABLE "jobs" DROP CONSTRAINT "c", ADD CONSTRAINT "c" CHECK (true) NOT VALID;',
  'CREATE TABLE "questions" ("id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL, "votes" integer NOT NULL);',
  '-- No server of the version before reads it.\n-- squawk-ignore ban-drop-column\nALTER TABLE "jobs" DROP COLUMN "note";',
])('a migration may add, and drop what no server uses: %s', async (statement) => {
  expect(await lint(statement)).toBe('')
})
