import type postgres from 'postgres'
import { say } from '../../../scripts/say.ts'
import type { Contents } from './contents.ts'
import { addFunctions } from './functions.ts'
import { addIndexes, leaveIndexesOut } from './indexes.ts'
import { type Insert, insertCompanies, insertJobs, insertPeople, insertReferrals, insertWords } from './rows.ts'

/** Rows of a transaction. */
const AT_ONCE = 20_000
/** Transactions at the same time. */
const WRITERS = 2

/**
 * Fills a database that has the tables: nothing where that was done, and what is missing where it was cut.
 * @param sql as the owner, without triggers
 */
export async function fill(sql: postgres.Sql, contents: Contents): Promise<void> {
  await addFunctions(sql, contents)
  const done = await partsDone(sql)
  if (done.has('all 0')) return
  const from = performance.now()
  const note = (what: string) =>
    say(`${contents.jobs} jobs: ${what}, ${((performance.now() - from) / 1000).toFixed(0)} s`)
  if (!done.has('indexes 0')) await leaveIndexesOut(sql, 'jobs')
  const steps: [name: string, rows: number, insert: Insert][] = [
    ['people', contents.people, insertPeople],
    ['companies', contents.companies, insertCompanies],
    ['jobs', contents.jobs, insertJobs],
    ['referrals', contents.referrals, insertReferrals],
    ['words', 1, insertWords],
  ]
  for (const [name, rows, insert] of steps) {
    const parts = Array.from({ length: Math.ceil(rows / AT_ONCE) }, (_, part) => part)
    const missing = parts.filter((part) => !done.has(`${name} ${part}`))
    await inTurns(missing, (part) =>
      sql.begin(async (tx) => {
        await insert(tx, part * AT_ONCE, Math.min(rows, (part + 1) * AT_ONCE) - 1, contents)
        await tx`insert into bench.done values (${name}, ${part})`
      }),
    )
    note(name)
  }
  await addIndexes(sql)
  await sql`insert into bench.done values ('indexes', 0) on conflict do nothing`
  note('indexes')
  await sql`vacuum analyze`
  await requireWords(sql)
  await sql`insert into bench.done values ('all', 0)`
  note('all')
}

async function partsDone(sql: postgres.Sql): Promise<Set<string>> {
  const rows = await sql<{ step: string; part: number }[]>`select step, part from bench.done`
  return new Set(rows.map(({ step, part }) => `${step} ${part}`))
}

async function inTurns(parts: number[], work: (part: number) => Promise<unknown>): Promise<void> {
  const waiting = [...parts]
  const writer = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await work(part)
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

/** The words were gathered from what texts are made of, and not by the trigger: some jobs are asked whether that is the same. */
async function requireWords(sql: postgres.Sql): Promise<void> {
  const missing = await sql`
    select distinct piece from (select * from jobs order by uuid_hash(id) limit 500) jobs,
      unnest(search_pieces(searched)
        || regexp_split_to_array(lower(requirements) || ' ' || lower(location), '[^[:alnum:]]+')) piece
    where not exists (select from search_words where word = piece) limit 5`
  if (missing.length > 0) throw new Error(`Words of jobs are missing: ${missing.map(({ piece }) => piece).join(', ')}`)
}
