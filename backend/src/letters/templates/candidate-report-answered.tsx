import { letterTemplate } from './letter-template.ts'
import {
  EACH_OUTCOME,
  REPORT_OUTCOME_SAMPLE,
  ReportOutcomeBody,
  reportOutcomeSubject,
} from './parts/report-outcome.tsx'

/** To a candidate who reported a posting by their link: what an operator did and answers. */
export const candidateReportAnswered = letterTemplate({
  subject: reportOutcomeSubject,
  Body: ReportOutcomeBody,
  sample: REPORT_OUTCOME_SAMPLE,
  variants: EACH_OUTCOME,
})
