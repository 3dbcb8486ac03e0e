import * as z from 'zod/mini'
import { Moment } from './fields.ts'

/**
 * What of a posting reads otherwise now than at a moment before, and when the last of it changed. Each change names a field of
 * `Posting` but those of its pay, `companyName`, or `pay`, never the bonus; `workplace` is said with from where it may be done. In the
 * words of the pages, with what was typed in quotes. Of the two long texts is said that they changed: `before` and `after` are null.
 */
export const PostingChanges = z.object({
  at: Moment,
  fields: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type PostingChanges = z.infer<typeof PostingChanges>
