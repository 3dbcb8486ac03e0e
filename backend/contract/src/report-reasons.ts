import * as z from 'zod/mini'

/** What is the matter with a posting, as whoever reports it says. */
export const REPORT_REASONS = ['not-the-company', 'fraud', 'unlawful', 'other'] as const
export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

/** What an operator did about a report. */
export const REPORT_OUTCOMES = ['job-hidden', 'account-closed', 'nothing'] as const
export const ReportOutcome = z.enum(REPORT_OUTCOMES)
export type ReportOutcome = z.infer<typeof ReportOutcome>
