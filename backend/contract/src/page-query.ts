import * as z from 'zod/mini'
import { PAGE_MAX } from './limits.ts'
import { START_AGAIN } from './start-again.ts'

/**
 * How a list is asked for in pages. Without `limit` it is not: it answers its first `LIST_MAX`.
 * @param things what is listed, as the refusal names it
 */
// For the bundler: pages that ask for no list load none of it.
/* @__NO_SIDE_EFFECTS__ */
export function pageQuery(things: string) {
  const onePage = `Please ask for 1 to ${PAGE_MAX} ${things} at a time.`
  return z.object({
    limit: z.optional(
      z.coerce.number(onePage).check(z.int(onePage), z.minimum(1, onePage), z.maximum(PAGE_MAX, onePage)),
    ),
    /** Opaque: the `x-next-cursor` header of the page before, of the same list in the same order. */
    cursor: z.optional(z.string().check(z.maxLength(500, START_AGAIN))),
  })
}
export type PageQuery = z.infer<ReturnType<typeof pageQuery>>
