import { pathOf } from '@goodword/contract/endpoint'
import { firstPageOf } from '@goodword/contract/pages'
import { REWARD_STATES, readStatement, type ShownState, SUMS, type Sum } from '@goodword/contract/statement'

/** Whose statement: what recommendations earn, or what a company owes. */
export type Side = 'recommender' | 'company'

/** Which rows of a statement are shown: all, those that stand so, or those that a sum is made of. */
export interface StatementQuery {
  state?: ShownState | undefined
  sum?: Sum | undefined
}

/** What an address asks for, named as in `GET /api/statement`; what it cannot name counts as not asked for. */
export function readStatementQuery(params: URLSearchParams): StatementQuery {
  const state = params.get('state')
  const sum = params.get('sum')
  return {
    state: [...REWARD_STATES, 'disputed' as const].find((each) => each === state),
    sum: SUMS.find((each) => each === sum),
  }
}

/** The address that asks for these, as far as it differs from the page's own. */
export function writeStatementQuery(params: URLSearchParams, { state, sum }: StatementQuery): string {
  const next = new URLSearchParams(params)
  next.delete('state')
  next.delete('sum')
  if (state) next.set('state', state)
  if (sum) next.set('sum', sum)
  return `?${next}`
}

/** Where the first page of these rows is read, also its key in swr's cache. */
export function rowsPath(side: Side, query: StatementQuery): string {
  return firstPageOf(readStatement, {}, { side, ...query })
}

/** Where the sums of a side are read, without its rows. */
export function sumsPath(side: Side): string {
  return pathOf(readStatement, {}, { side, summary: '1' })
}

/** Where the same rows are downloaded for a spreadsheet. */
export function csvPath(side: Side, query: StatementQuery): string {
  return pathOf(readStatement, {}, { side, ...query, format: 'csv' })
}
