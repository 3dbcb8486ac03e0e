import { call, serverSentence } from '@goodword/contract/call'
import { applyPath, REPORTED } from '@goodword/contract/form-answer'
import { reportByLink } from '@goodword/contract/report-calls'
import { REPORT_REASON_LABELS } from '@goodword/contract/report-labels'
import { useSearchParams } from '@goodword/shared-ui/kernel'
import { ReportPosting } from '@goodword/shared-ui/report/report-posting.tsx'
import { useAddressedLanguage } from '../forms/use-addressed-language.ts'

/** Reports the posting of a personal link, before applying and after; without scripts as a form. */
export function ReportByLink({ token }: { token: string }) {
  const [search] = useSearchParams()
  const addressed = useAddressedLanguage()
  return (
    <ReportPosting
      action={applyPath(token, addressed)}
      isSent={search.has(REPORTED)}
      reasons={REPORT_REASON_LABELS}
      explain={serverSentence}
      send={(body) => call(reportByLink, { params: { token }, body })}
    />
  )
}
