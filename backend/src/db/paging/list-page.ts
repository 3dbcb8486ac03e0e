import { LIST_MAX } from '@goodword/contract/limits'
import type { PageQuery } from '@goodword/contract/page-query'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { decodeCursor, encodeCursor } from './list-cursor.ts'

/** What a list is made of, as it is answered. */
interface Listed {
  id: string
  createdAt: string
}

/** A part of a list, and where the next begins; undefined where it is the last. */
export interface ListPage<Item> {
  items: Item[]
  nextCursor: string | undefined
}

/**
 * A page of a list that is sorted by date and id, the newest first, or the oldest. A page goes on after the last row of the one before, so it
 * costs the same at any depth, and what others write meanwhile moves nothing.
 * @param list names the list and whose it is: its cursors go on in no other
 * @param query with `limit` that many, without it the first `LIST_MAX`
 * @param row the columns of the table that the list is sorted by
 * @param read reads at most `limit` in that order, of those that are `after` the page before
 * @param first which end of the list it begins at; a cursor is that of a list and its order
 * @throws BadInput for a cursor that is none of this list
 */
export async function listPage<Item extends Listed>(
  list: string,
  { limit = LIST_MAX, cursor }: PageQuery,
  row: { createdAt: AnyPgColumn; id: AnyPgColumn },
  read: (after: SQL | undefined, limit: number) => Promise<Item[]>,
  first: 'newest' | 'oldest' = 'newest',
): Promise<ListPage<Item>> {
  const end = cursor ? decodeCursor(list, cursor) : undefined
  const beyond = first === 'newest' ? sql`<` : sql`>`
  const after = end && sql`(${row.createdAt}, ${row.id}) ${beyond} (${end.createdAt}::timestamptz, ${end.id}::uuid)`
  // One more than asked for tells whether there is a next page.
  const found = await read(after, limit + 1)
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last && encodeCursor(list, last) }
}
