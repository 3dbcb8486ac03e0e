import type { OperatorReport } from '@goodword/contract/operator-reports'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { said } from '@goodword/languages/texts'

export const REPORTED: Record<OperatorReport['by'], string> = {
  guest: said('{reason}, reported by a guest, {moment}'),
  person: said('{reason}, reported by a signed-in person, {moment}'),
  candidate: said('{reason}, reported by a candidate, {moment}'),
}

export const OUTCOMES: Record<ReportOutcome, string> = {
  'job-hidden': said('Posting hidden'),
  'account-closed': said('Account closed'),
  nothing: said('No action'),
}

/** Whether a decision was carried out before, so that the reports are left to be answered. */
export function isDone({ job, poster }: OperatorReport, outcome: ReportOutcome): boolean {
  return outcome === 'account-closed' ? poster.isClosed : outcome === 'job-hidden' && job.hiddenReason !== null
}
