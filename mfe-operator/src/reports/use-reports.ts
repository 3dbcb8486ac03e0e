import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import {
  type AnswerInput,
  answerReport,
  listReports,
  type OperatorReport,
  showJob,
} from '@goodword/contract/operator-reports'
import { readDesk } from '@goodword/contract/operators'
import { readPage } from '@goodword/contract/pages'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { useRefetchLists } from '@goodword/shared-ui/lists/use-refetch-lists.ts'

/**
 * The writes of an operator about a report. Done or refused, the lists are read again: an answer goes to all reports of
 * the posting, and after a refusal another operator was mostly quicker.
 */
export function useReports() {
  const refetchLists = useRefetchLists<OperatorReport>(readPage)
  const refetch = useRefetch()
  async function andReadAgain(written: Promise<unknown>): Promise<void> {
    try {
      await written
    } finally {
      void refetchLists(listReports.path)
      void refetch(pathOf(readDesk))
    }
  }
  return {
    answer: ({ id }: OperatorReport, body: AnswerInput) => andReadAgain(call(answerReport, { params: { id }, body })),
    show: ({ job }: OperatorReport) => andReadAgain(call(showJob, { params: { id: job.id } })),
  }
}
