import type { OperatorReport } from '@goodword/contract/operator-reports'
import type { ReportOutcome } from '@goodword/contract/report-reasons'

export const REPORTERS: Record<OperatorReport['by'], string> = {
  guest: 'a guest',
  person: 'a signed-in person',
  candidate: 'a candidate',
}

export const OUTCOMES: Record<ReportOutcome, string> = {
  'job-hidden': 'Posting hidden',
  'account-closed': 'Account closed',
  nothing: 'No action',
}

/** Whether a decision was carried out before, so that the reports are left to be answered. */
export function isDone({ job, poster }: OperatorReport, outcome: ReportOutcome): boolean {
  return outcome === 'account-closed' ? poster.isClosed : outcome === 'job-hidden' && job.hiddenReason !== null
}
