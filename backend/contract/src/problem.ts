import * as z from 'zod/mini'

/** An error reply: RFC 9457 problem details (docs/rules.md#errors-are-problem-details). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** One plain sentence a person can act on. */
  detail: z.string(),
  /** The first message of each field at fault, keyed by the field's path (`salaryMax`). */
  errors: z.optional(z.record(z.string(), z.string())),
  /** Set when a manager posts a job before the company is set up. */
  needsCompanySetup: z.optional(z.boolean()),
  /** Names this reply in the server's log. */
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>
