import type { PageQuery } from '@goodword/contract/page-query'
import type { Total } from '@goodword/contract/pages'

/**
 * How many there are in all, said with the first page of a list alone.
 * @param count is not asked for any other
 */
export async function totalFor({ limit, cursor }: PageQuery, count: () => Promise<number>): Promise<Total | undefined> {
  if (limit === undefined || cursor) return undefined
  return { count: await count(), isExact: true }
}
