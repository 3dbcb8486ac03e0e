import { said } from '@goodword/languages/texts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { MESSAGE_MAX } from './limits.ts'
import { REPORT_REASONS } from './report-reasons.ts'

/** What is wrong with a posting (docs/rules.md#everybody-can-report-a-posting). */
export const ReportInput = z.object({
  reason: z.enum(REPORT_REASONS, said('Please choose what is wrong')),
  details: optionalText(MESSAGE_MAX),
})
export type ReportInput = z.input<typeof ReportInput>

/**
 * Reports an open posting: for guests one with a public page, otherwise 404. 409 for a posting of the own company, and for one that
 * this person has reported and nobody has answered yet.
 */
export const reportJob = endpoint('POST', '/api/jobs/:id/report', { body: ReportInput })
/** Reports the posting that a personal link is about, open or closed; 404 for every bad link alike, 409 as above. */
export const reportByLink = endpoint('POST', '/api/referrals/token/:token/report', { body: ReportInput })
