import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What is said of invitations and applications in sentences: counted, not predicted (docs/rules.md#insights-are-counted). */

/** How far somebody who was invited gets. */
export const INVITED_STEPS = ['interested', 'applied', 'answered'] as const
export const InvitedStep = z.enum(INVITED_STEPS)
export type InvitedStep = z.infer<typeof InvitedStep>

/** Applications that need somebody and have waited longer than the company's median. */
const Overdue = z.object({
  count: z.number(),
  /** The last calendar day of their submission, in UTC: the inbox narrowed to it lists them. */
  to: z.string(),
  /** The jobs where most of them wait; none that would say something of fewer than five. */
  jobs: z.array(z.object({ id: z.string(), title: z.string(), count: z.number() })),
})

/** Of how many of ten invited people something is known. */
const Invited = z.object({
  /** Calendar days in UTC between which they were invited, both included. */
  from: z.string(),
  to: z.string(),
  steps: z.array(z.object({ step: InvitedStep, ofTen: z.number() })),
})

/** Of the company: null is what too little is known of. */
export const CompanyInsights = z.object({
  /** In days, the median. */
  usualAnswerDays: z.nullable(z.number()),
  overdue: z.nullable(Overdue),
  invited: z.nullable(Invited),
})
export type CompanyInsights = z.infer<typeof CompanyInsights>

/** Of whoever recommends, as they were told; null is what too little is known of. */
export const OwnInsights = z.object({
  invited: z.number(),
  /** Whose turn it is: as many as their list shows by that filter. */
  candidate: z.nullable(z.number()),
  company: z.nullable(z.number()),
})
export type OwnInsights = z.infer<typeof OwnInsights>

export const Insights = z.object({
  company: z.nullable(CompanyInsights),
  own: z.nullable(OwnInsights),
})
export type Insights = z.infer<typeof Insights>

/** The reader's insights: of their company, and of their own invitations. */
export const readInsights = endpoint('GET', '/api/insights', { reply: Insights })
