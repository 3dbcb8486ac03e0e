import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs, PART } from '../../../db/schema/jobs.ts'
import { hasPiece, type Share } from './has-piece.ts'
import { isOpen, type JobFilter } from './job-filter.ts'

/** The index of words looks at each word that it is asked for, for every job that it names: of more than these, at so many at a time. */
export const WORDS_AT_ONCE = 32
/** How far off a sample, or the part, may be, in standard deviations: once in some millions. */
export const DOUBT = 5

/** How many open jobs match (docs/rules.md#the-count-is-exact-up-to-10000). */
export async function countJobs(db: Connection, where: SQL | undefined): Promise<Total> {
  return totalOf(await countUpTo(db, where, COUNT_MAX + 1))
}

interface Named {
  /** What the index of words is asked for, of all jobs */
  named: SQL | undefined
  /** and of the part that stands for all. */
  ofPart: SQL | undefined
  /** What is asked of each job that it names. */
  rest?: SQL | undefined
}

/**
 * The same for what the index of words names: that part is counted first.
 * @param max how many are counted
 */
export function countNamed(db: Connection, { named, ofPart, rest }: Named, max = COUNT_MAX): Promise<Total> {
  return countPartFirst(max, (share, most) => countUpTo(db, and(share === 'part' ? ofPart : named, rest), most))
}

/**
 * The same for the jobs of the type and level that have one of very many words, for which the index is asked in turns.
 * @param max how many are counted
 */
export function countWithWords(
  db: Connection,
  words: readonly string[],
  filter: JobFilter,
  max = COUNT_MAX,
): Promise<Total> {
  const turns = Array.from({ length: Math.ceil(words.length / WORDS_AT_ONCE) }, (_, turn) =>
    words.slice(turn * WORDS_AT_ONCE, (turn + 1) * WORDS_AT_ONCE).join(' '),
  )
  return countPartFirst(max, async (share, most) => {
    const found = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isOpen, hasPiece(sql`string_to_array(turn, ' ')`, filter, share)))
      .limit(most)
    const { rows } = await db.execute<{ count: number }>(sql`
      select least(count(distinct id), ${most})::int as count
      from unnest(${sql.param(turns)}::text[]) turn, lateral (${found}) found`)
    return rows[0]?.count ?? 0
  })
}

/**
 * Whether the part is likely to leave no doubt that more match than are counted: worth asking first where no index knows the part.
 * @param matching how many do, as a sample says
 * @param max how many are counted
 */
export function isLikelyMore(matching: number, max = COUNT_MAX): boolean {
  return matching > PART * surelyMoreThan(max)
}

/** @param count up to so many of a share of the jobs */
async function countPartFirst(max: number, count: (share: Share, most: number) => Promise<number>): Promise<Total> {
  const enough = surelyMoreThan(max)
  const isSurelyMore = (await count('part', enough)) === enough
  return totalOf(isSurelyMore ? max + 1 : await count('all', max + 1))
}

/** So many jobs of the part leave no doubt that all are more than these. */
function surelyMoreThan(max: number): number {
  return Math.ceil((DOUBT / 2 + Math.sqrt(DOUBT ** 2 / 4 + max / PART)) ** 2)
}

async function countUpTo(db: Connection, where: SQL | undefined, most: number): Promise<number> {
  const some = db.select({ one: sql`1` }).from(jobs).where(where).limit(most).as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}
