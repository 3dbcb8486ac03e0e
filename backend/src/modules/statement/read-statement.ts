import { STATEMENT_FILE_MAX } from '@goodword/contract/limits'
import type { Total } from '@goodword/contract/pages'
import type { readStatement as call, Statement, StatementRow, Sum } from '@goodword/contract/statement'
import { and, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../auth/actor.ts'
import { listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Deps } from '../../deps.ts'
import { findRows } from './find-rows.ts'
import { isInState } from './is-in-state.ts'
import { standingFor } from './shown-reward.ts'
import { type Side, sideOf } from './side-of.ts'
import { STATES_OF_SUM } from './states-of-sum.ts'
import { sumUp } from './sum-up.ts'

type Query = z.output<typeof call.query>

/** A page of a statement, and where the next begins. */
interface StatementPage {
  statement: Statement
  nextCursor: string | undefined
  total: Total | undefined
}

/**
 * What is owed to somebody, or by their company (docs/rules.md#what-is-owed-is-recorded): the sums of all of it, and a page of
 * its rows, newest first; with `summary` the sums alone.
 * @throws Unauthenticated, Forbidden as `sideOf`; BadInput for a foreign cursor
 */
export async function readStatement(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { side: asked, state, sum, format, summary, ...page }: Query,
): Promise<StatementPage> {
  const side = sideOf(actor, asked)
  if (summary) {
    const statement: Statement = { currency: 'USD', ...(await sumUp(db, side)), rows: [] }
    return { statement, nextCursor: undefined, total: undefined }
  }
  const query = format === 'csv' ? { ...page, limit: page.limit ?? STATEMENT_FILE_MAX } : page
  const which = side.which && and(side.which, state && isInState(state, side.party), sum && isOneOfSum(side.party, sum))
  const [{ items, nextCursor }, total, sums] = await Promise.all([
    listPage(
      `statement/${side.party}/${side.id}/${state ?? 'all'}/${sum ?? 'all'}`,
      query,
      rewards,
      async (after, limit) => {
        const rows = which ? await findRows(db, side.party, and(which, after), limit) : []
        return rows.map((row) => ({ ...row, createdAt: row.at }))
      },
    ),
    totalFor(page, async () => (which ? db.$count(rewards, which) : 0)),
    sumUp(db, side),
  ])
  const rows: StatementRow[] = items.map(({ createdAt: _, ...row }) => row)
  return { statement: { currency: 'USD', ...sums, rows }, nextCursor, total }
}

function isOneOfSum(party: Side['party'], sum: Sum) {
  return inArray(standingFor(party).state, STATES_OF_SUM[party][sum])
}
