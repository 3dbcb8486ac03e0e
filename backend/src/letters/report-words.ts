import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { quotedLine, quotedText } from './typed-text.ts'

interface AnsweredReport {
  outcome: ReportOutcome | null
  answer: string | null
  removedAt: Date | null
  title: string
  companyName: string
}

/** What the answer to a report tells, whoever sent it. */
export function reportWords({ outcome, answer, removedAt, title, companyName }: AnsweredReport) {
  return {
    jobTitle: quotedLine(title),
    companyName: quotedLine(companyName),
    outcome: outcome ?? 'nothing',
    isDeleted: removedAt !== null,
    answer: quotedText(answer ?? ''),
  }
}
