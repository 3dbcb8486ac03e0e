import { letterTemplate } from './letter-template.ts'
import {
  EACH_OUTCOME,
  REPORT_OUTCOME_SAMPLE,
  ReportOutcomeBody,
  reportOutcomeSubject,
} from './parts/report-outcome.tsx'

/** To a person with an account who reported a posting: what an operator did and answers. */
export const reportAnswered = letterTemplate({
  subject: reportOutcomeSubject,
  Body: ReportOutcomeBody,
  sample: REPORT_OUTCOME_SAMPLE,
  variants: EACH_OUTCOME,
})
