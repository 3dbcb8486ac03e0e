import { expect, test } from 'bun:test'
import { blockingStatements } from './blocking-statements.ts'

const BREAK = '--> statement-breakpoint\n'
const steps = (...statements: string[]) => `-- Step by step: why.\n${statements.join(BREAK)}`
const made = 'CREATE TABLE "new" (\n\t"id" uuid\n);\n'

test.each([
  [
    'CREATE INDEX "i" ON "old" USING btree ("a");',
    '"CREATE INDEX "i" ON "old" USING btree ("a");": build the index concurrently',
  ],
  [
    'CREATE UNIQUE INDEX "i" ON "old" ("a");',
    '"CREATE UNIQUE INDEX "i" ON "old" ("a");": build the index concurrently',
  ],
  ['ALTER TABLE "old" ADD CONSTRAINT "c" CHECK (true);', 'add it not valid, and validate it by itself'],
  [
    'ALTER TABLE "old" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."old"("id");',
    'add it not valid, and validate it by itself',
  ],
  ['ALTER TABLE "old" ADD CONSTRAINT "c" UNIQUE("a");', 'build its index concurrently before'],
  ['ALTER TABLE "old" ADD CONSTRAINT "c" PRIMARY KEY("a");', 'build its index concurrently before'],
  ['ALTER TABLE "old" ALTER COLUMN "a" SET NOT NULL;', 'use a check, or a column of its own'],
  ['ALTER TABLE "old" ALTER COLUMN "a" SET DATA TYPE bigint;', 'use a check, or a column of its own'],
  ['-- Why.\nUPDATE "old" SET "a" = 1;', 'change a part of the rows at a time'],
  ['DELETE FROM "old" WHERE "a" = 1;', 'change a part of the rows at a time'],
])('who changes a table that is there must not look through it: %s', (statement, sentence) => {
  for (const migration of [statement, steps(statement), made + BREAK + statement]) {
    const found = blockingStatements(migration)
    expect(found).toHaveLength(1)
    expect(found[0]).toEndWith(sentence)
  }
})

test.each([
  ['ALTER TABLE "old" VALIDATE CONSTRAINT "c";', []],
  ['DROP INDEX CONCURRENTLY IF EXISTS "i";', []],
  ['CREATE UNIQUE INDEX CONCURRENTLY "i" ON "old" ("a");', []],
])('what takes a transaction of its own is done step by step: %s', (statement, none) => {
  expect(blockingStatements(statement)).toEqual(['this takes a transaction of its own: do it step by step'])
  expect(blockingStatements(steps(statement, 'ALTER TABLE "old" ADD COLUMN "a" text;'))).toEqual(none)
})

test('two tables that are there are not held together', () => {
  const both = ['ALTER TABLE "one" ADD COLUMN "a" text;', 'ALTER TABLE "public"."two" ADD COLUMN "a" text;']
  expect(blockingStatements(both.join(BREAK))).toEqual(['one and two are held together: do it step by step'])
  expect(blockingStatements(steps(...both))).toEqual([])
  const key = 'ALTER TABLE "one" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "two"("id") NOT VALID;'
  expect(blockingStatements(steps(key))).toEqual(['one and two are held together: do it step by step'])
})

test('two tables may be locked at the beginning, in the order of the writes', () => {
  const both = 'LOCK TABLE "one", "two" IN ACCESS EXCLUSIVE MODE;\nALTER TABLE "two" DROP CONSTRAINT "to_one";'
  expect(blockingStatements(both)).toEqual([])
  expect(blockingStatements(steps(both))).toEqual([])
})

test('a table that is made has nothing in it, and holds up nobody', () => {
  const key = 'ALTER TABLE "new" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."old"("id");'
  const statements = [
    made,
    key,
    'CREATE INDEX "i" ON "new" ("a");',
    'ALTER TABLE "new" ADD CONSTRAINT "d" CHECK (true);',
  ]
  expect(blockingStatements(statements.join(BREAK))).toEqual([])
})

test('a column, and a check that is not valid yet, take a table for a moment', () => {
  const column = 'ALTER TABLE "old" ADD COLUMN "a" boolean DEFAULT false NOT NULL;'
  const check = 'ALTER TABLE "old" DROP CONSTRAINT "c", ADD CONSTRAINT "c" CHECK (true) NOT VALID;'
  expect(blockingStatements(column + BREAK + check)).toEqual([])
})
