import { expect, test } from 'bun:test'
import { narrowingStatements, type Snapshot } from './narrowing-statements.ts'

const known: Snapshot = {
  tables: {
    'public.jobs': {
      name: 'jobs',
      columns: {
        id: { notNull: true, default: 'uuidv7()' },
        title: { notNull: true },
        note: { notNull: false },
        is_active: { notNull: true, default: true },
      },
      indexes: { jobs_title: { isUnique: true }, jobs_note: { isUnique: false } },
      uniqueConstraints: { jobs_key: {} },
    },
  },
}

test.each([
  ['DROP TABLE IF EXISTS "jobs";', 'drops the table jobs'],
  ['ALTER TABLE "jobs" RENAME TO "roles";', 'the table jobs gets another name'],
  ['ALTER TABLE "public"."jobs" SET SCHEMA old;', 'jobs goes to another schema'],
  ['ALTER TABLE "jobs" ADD COLUMN "a" text, DROP COLUMN "note";', 'drops the column jobs.note'],
  ['ALTER TABLE "jobs" RENAME COLUMN "note" TO "notes";', 'jobs.note gets another name'],
  ['ALTER TABLE "jobs" ALTER COLUMN "note" SET DATA TYPE varchar(10);', 'changes the type of jobs.note'],
  [
    'ALTER TABLE "jobs" ADD COLUMN "a" text NOT NULL;',
    'wants the new jobs.a, which servers leave out, and has no default for it',
  ],
  ['ALTER TABLE "jobs" ALTER COLUMN "note" SET NOT NULL;', 'wants jobs.note, which servers may leave out'],
  [
    'ALTER TABLE "jobs" ALTER COLUMN "is_active" DROP DEFAULT;',
    'takes the default of jobs.is_active, which servers may leave out',
  ],
  ['DROP INDEX CONCURRENTLY "jobs_title";', 'drops jobs_title, and does not make it again'],
  ['ALTER TABLE "jobs" DROP CONSTRAINT "jobs_key";', 'drops jobs_key, and does not make it again'],
  ['DROP FUNCTION chain_event();', 'drops chain_event, and does not make it again'],
  ['DROP TRIGGER "filled" ON "jobs";', 'drops filled, and does not make it again'],
  ["ALTER TYPE mood RENAME VALUE 'glad' TO 'happy';", 'the value glad gets another name'],
  ['ALTER FUNCTION chain_event() RENAME TO chain;', 'chain_event gets another name'],
  ['DO $$ BEGIN IF true THEN ALTER TABLE jobs DROP COLUMN note; END IF; END $$;', 'drops the column jobs.note'],
])('a migration takes nothing from servers of the version before: %s', async (statement, sentence) => {
  expect(await narrowingStatements(['SELECT 1;', statement], known)).toEqual([sentence])
  expect(await narrowingStatements([`-- Servers know: 1790000000000\n${statement}`], known)).toEqual([])
})

test.each([
  'ALTER TABLE "jobs" ADD COLUMN "a" text, ADD COLUMN "b" boolean DEFAULT false NOT NULL, ADD COLUMN "c" bigserial NOT NULL;',
  'ALTER TABLE "jobs" ADD COLUMN "a" int DEFAULT 1;\nALTER TABLE "jobs" ALTER COLUMN "a" SET NOT NULL;',
  'ALTER TABLE "jobs" ADD COLUMN "a" int GENERATED ALWAYS AS (1) STORED NOT NULL;',
  'ALTER TABLE "jobs" ALTER COLUMN "title" DROP NOT NULL;',
  'ALTER TABLE "jobs" DROP CONSTRAINT "jobs_kind", ADD CONSTRAINT "jobs_kind" CHECK (true) NOT VALID;',
  'ALTER TABLE "jobs" RENAME CONSTRAINT "jobs_kind" TO "jobs_kinds";',
  'DROP INDEX "jobs_note";',
  'DROP INDEX "jobs_title";\nCREATE UNIQUE INDEX "jobs_title" ON "jobs" ("title");',
  'ALTER TABLE "jobs" DROP CONSTRAINT "jobs_key";\nALTER TABLE "jobs" ADD CONSTRAINT "jobs_key" UNIQUE ("title");',
  'DROP TRIGGER IF EXISTS "filled" ON "jobs";\nCREATE TRIGGER "filled" BEFORE INSERT ON "jobs" EXECUTE FUNCTION fill();',
  'DROP FUNCTION fill();\nCREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;',
])('it may add, and make anew: %s', async (statement) => {
  expect(await narrowingStatements([statement], known)).toEqual([])
})

test.each([
  'DROP TABLE "old";',
  'ALTER TABLE "jobs" DROP COLUMN "old";',
  'ALTER TABLE "old" RENAME COLUMN "a" TO "b";',
  'ALTER TABLE "old" ADD COLUMN "a" text NOT NULL;',
])('what the version before does not know any more may go: %s', async (statement) => {
  expect(await narrowingStatements([statement], known)).toEqual([])
})
