import { said } from '@goodword/languages/texts'
import type { ReportReason } from './report-reasons.ts'

/** What is wrong with a posting, as people choose it. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  'not-the-company': said('This company did not post it'),
  fraud: said('Fraud, or it asks for money'),
  unlawful: said('It is unlawful or discriminates'),
  other: said('Something else'),
}
