import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment, text } from './fields.ts'
import { MESSAGE_MAX, REASON_MAX } from './limits.ts'
import { pageQuery } from './page-query.ts'
import { REPORT_OUTCOMES, ReportOutcome, ReportReason } from './report-reasons.ts'

/** Reports of postings and what operators do about them, under the rules of `operators.ts`. */

/** A report, with the posting as it was when it was reported. */
export const OperatorReport = z.object({
  id: z.string(),
  createdAt: Moment,
  reason: ReportReason,
  details: z.nullable(z.string()),
  /** Never who; `guest` also where the person is gone. */
  by: z.enum(['guest', 'person', 'candidate']),
  job: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    requirements: z.nullable(z.string()),
    location: z.string(),
    /** Whether any of that reads otherwise now. */
    isChanged: z.boolean(),
    isActive: z.boolean(),
    hiddenReason: z.nullable(z.string()),
    /** Whether its manager has deleted it, so that there is nothing to hide any more. */
    isDeleted: z.boolean(),
  }),
  /** Its name is that on the posting; `domain` is the one that it has proven. */
  company: z.object({ name: z.string(), domain: z.nullable(z.string()) }),
  /** Who wrote what was reported: who last changed it by then, else who posted it. */
  poster: z.object({ id: z.string(), name: z.string(), isClosed: z.boolean(), hasPosted: z.boolean() }),
  /** What an operator did and answered; null while it is open. */
  answered: z.nullable(z.object({ at: Moment, outcome: ReportOutcome, answer: z.string() })),
})
export type OperatorReport = z.infer<typeof OperatorReport>

/** Open reports, the oldest first; with `answered` those that were answered, the newest first. */
export const listReports = endpoint('GET', '/api/operator/reports', {
  query: z.extend(pageQuery('reports'), {
    answered: z.optional(z.literal('1', 'Please ask for answered=1, or leave it out.')),
  }),
  reply: z.array(OperatorReport),
})

const reason = text(1, 'Please say why', REASON_MAX)

export const ClosingInput = z.object({ reason })
export type ClosingInput = z.input<typeof ClosingInput>

export const AnswerInput = z.object({
  outcome: z.enum(REPORT_OUTCOMES, 'Please decide what to do'),
  /** To whoever reported it. */
  answer: text(1, 'Please write an answer', MESSAGE_MAX),
  /** To the company; needed where something is done that is not done already. */
  reason: z.optional(reason),
})
export type AnswerInput = z.input<typeof AnswerInput>

/**
 * Answers a report, and with it all open ones of the same posting, or of all postings of the account that it closes, and does what was
 * decided, unless it is done already; 409 where it is answered.
 */
export const answerReport = endpoint('POST', '/api/operator/reports/:id/answer', { body: AnswerInput })

/** Hides a posting (docs/rules.md#an-operator-can-hide-a-job); 409 where it is hidden. */
export const hideJob = endpoint('POST', '/api/operator/jobs/:id/hide', { body: ClosingInput })
/** Lets its manager open a hidden posting again; 409 where it is not hidden. */
export const showJob = endpoint('POST', '/api/operator/jobs/:id/show')

/** Closes an account (docs/rules.md#an-operator-can-close-an-account); 409 where it is closed, and for operators. */
export const closeAccount = endpoint('POST', '/api/operator/people/:id/close', { body: ClosingInput })
/** Lets somebody sign in again; 409 where the account is open. */
export const reopenAccount = endpoint('POST', '/api/operator/people/:id/reopen')
