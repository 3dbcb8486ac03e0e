import { request } from './call.ts'
import { type Endpoint, pathOf } from './endpoint.ts'
import { COUNT_MAX } from './limits.ts'

/** Names of the reply's headers; `link` says the same as the first, as an address. */
export const NEXT_CURSOR = 'x-next-cursor'
export const TOTAL_COUNT = 'x-total-count'

/** How many there are in all, over all pages; where they are more than are counted, `isExact` is false. */
export interface Total {
  count: number
  isExact: boolean
}

/** One page of a list. */
export interface Page<T> {
  items: T[]
  /** For the query's `cursor`; undefined on the last page. */
  nextCursor: string | undefined
  /** Undefined on every page but the first. */
  total: Total | undefined
}

/** As many rows as one screen shows, and a few more. */
const FIRST = 20

/** The path of a list's first page, also its swr key. Throws as `pathOf` does. */
export function firstPageOf(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  return pathOf(endpoint, params, { ...query, limit: FIRST })
}

/** As the header has it: `137`, or `1000+` (docs/rules.md#the-count-is-exact-up-to-1000). */
export function writeTotal({ count, isExact }: Total): string {
  return isExact ? String(count) : `${count}+`
}

/**
 * Reads a page of a list.
 * @param path as `pathOf` makes it, with `limit` in its query
 * @param signal ends the call, as when something else was typed meanwhile
 * @param itemsOf finds the list in a reply that says more than it
 * @throws ApiError as `call` does, and what the signal was aborted with
 */
export async function readPage<T>(
  path: string,
  signal?: AbortSignal,
  itemsOf = (reply: unknown) => reply as T[],
): Promise<Page<T>> {
  let headers = new Headers()
  const reply = await request('GET', path, signal && { signal }, (given) => {
    headers = given
  })
  const total = headers.get(TOTAL_COUNT)
  return {
    items: itemsOf(reply),
    nextCursor: headers.get(NEXT_CURSOR) ?? undefined,
    total: total === null ? undefined : { count: Number.parseInt(total, 10), isExact: !total.endsWith('+') },
  }
}

/** A count of at most `COUNT_MAX + 1` as a total. */
export function totalOf(counted: number): Total {
  return { count: Math.min(counted, COUNT_MAX), isExact: counted <= COUNT_MAX }
}
