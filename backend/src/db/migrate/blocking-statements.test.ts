import { expect, test } from 'bun:test'
import { blockingStatements } from './blocking-statements.ts'

const BREAK = '--> statement-breakpoint\n'
const steps = (...statements: string[]) => `-- Step by step: why.\n${statements.join(BREAK)}`
const made = 'CREATE TABLE "new" (\n\t"id" uuid\n);\n'

test.each(['-- Why.\nUPDATE "old" SET "a" = 1;', 'DELETE FROM "old" WHERE "a" = 1;'])(
  "a bulk change of an existing table's rows is reported: %s",
  (statement) => {
    for (const migration of [statement, steps(statement), made + BREAK + statement]) {
      expect(blockingStatements(migration)).toEqual([expect.stringContaining('change a part of the rows at a time')])
    }
  },
)

test('locking two existing tables in one transaction is reported', () => {
  const both = ['ALTER TABLE "one" ADD COLUMN "a" text;', 'ALTER TABLE "public"."two" ADD COLUMN "a" text;']
  expect(blockingStatements(both.join(BREAK))).toEqual(['one and two are held together: do it step by step'])
  expect(blockingStatements(steps(...both))).toEqual([])
  const key = 'ALTER TABLE "one" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "two"("id") NOT VALID;'
  expect(blockingStatements(steps(key))).toEqual(['one and two are held together: do it step by step'])
})

test('two tables may be locked together at the start, in the order of the writes', () => {
  const both = 'LOCK TABLE "one", "two" IN ACCESS EXCLUSIVE MODE;\nALTER TABLE "two" DROP CONSTRAINT "to_one";'
  expect(blockingStatements(both)).toEqual([])
  expect(blockingStatements(steps(both))).toEqual([])
})

test('statements on a table created by the same migration are allowed', () => {
  const key = 'ALTER TABLE "new" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."old"("id");'
  const statements = [made, key, 'CREATE INDEX "i" ON "new" ("a");', 'UPDATE "new" SET "a" = 1;']
  expect(blockingStatements(statements.join(BREAK))).toEqual([])
})
