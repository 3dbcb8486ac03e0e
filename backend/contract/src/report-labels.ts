import type { ReportReason } from './report-reasons.ts'

/** What is wrong with a posting, as people choose it. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  'not-the-company': 'This company did not post it',
  fraud: 'Fraud, or it asks for money',
  unlawful: 'It is unlawful or discriminates',
  other: 'Something else',
}
