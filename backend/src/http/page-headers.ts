import { type Endpoint, pathOf } from '@goodword/contract/endpoint'
import { PAGE_MAX } from '@goodword/contract/limits'
import { NEXT_CURSOR, TOTAL_COUNT, type Total, writeTotal } from '@goodword/contract/pages'

interface End {
  nextCursor: string | undefined
  total: Total | undefined
}

/**
 * What the headers of a page's reply say: the cursor of the next page and its address (RFC 8288), and how many there are.
 * @param query that of this page; a list that was not asked for in pages goes on in pages
 * @param params of the endpoint's path
 */
export function pageHeaders(
  endpoint: Endpoint,
  query: { limit?: number | undefined },
  { nextCursor, total }: End,
  params: Record<string, string> = {},
): Record<string, string> {
  const next = nextCursor && pathOf(endpoint, params, { ...query, limit: query.limit ?? PAGE_MAX, cursor: nextCursor })
  return {
    ...(next && { [NEXT_CURSOR]: nextCursor, link: `<${next}>; rel="next"` }),
    ...(total && { [TOTAL_COUNT]: writeTotal(total) }),
  }
}
