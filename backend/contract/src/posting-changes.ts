import * as z from 'zod/mini'
import { Moment } from './fields.ts'

/** What candidates read of a posting, and may find changed: never the bonus. Texts of many lines come without their words. */
export const CANDIDATE_FIELDS = [
  'title',
  'companyName',
  'location',
  'type',
  'salaryMin',
  'salaryMax',
  'description',
  'requirements',
] as const

const Value = z.nullable(z.union([z.string(), z.number()]))

/** What of a posting reads otherwise now than at a moment before, field by field, and when the last of it changed. */
export const PostingChanges = z.object({
  at: Moment,
  fields: z.array(z.object({ field: z.enum(CANDIDATE_FIELDS), before: Value, after: Value })),
})
export type PostingChanges = z.infer<typeof PostingChanges>
