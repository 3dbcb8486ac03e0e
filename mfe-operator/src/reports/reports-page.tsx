import { listReports, type OperatorReport } from '@goodword/contract/operator-reports'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { said } from '@goodword/languages/texts'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { useSearchParams, useTexts } from '@goodword/shared-ui/kernel'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { makeStyles } from '@griffel/react'
import { useCallback, useState } from 'react'
import { ListResult } from '../feedback/list-result.tsx'
import { useReadAgain } from '../feedback/use-read-again.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { ReportCard } from './report-card.tsx'

const useStyles = makeStyles({
  toolbar: { display: 'flex', justifyContent: 'flex-end', marginBottom: '20px' },
  list: { display: 'grid', gap: '16px' },
})

type Shown = 'open' | 'answered'
const SHOWN: readonly { value: Shown; label: string }[] = [
  { value: 'open', label: said('Open') },
  { value: 'answered', label: said('Answered') },
]

/** Reports of postings: the open ones, or those that were answered. Which is in the address. */
export function ReportsPage() {
  const { t } = useTexts()
  const styles = useStyles()
  const [params, setParams] = useSearchParams()
  const shown: Shown = params.get('answered') === '1' ? 'answered' : 'open'
  const path = firstPageOf(listReports, {}, { answered: shown === 'answered' ? '1' : undefined })
  const list = useList<OperatorReport>(path, readPage)
  useReadAgain(list.items !== undefined, list.refresh, path)
  // Kept while the dialog closes, which still names the posting.
  const [asked, setAsked] = useState<{ report: OperatorReport; outcome: ReportOutcome } | null>(null)
  const [asking, setAsking] = useState(false)
  const ask = useCallback((report: OperatorReport, outcome: ReportOutcome) => {
    setAsked({ report, outcome })
    setAsking(true)
  }, [])
  return (
    <OperatorPage
      title={t('Reports')}
      lead={t('What people say is wrong with postings. One answer goes to everybody who reported the same posting.')}
      onRefresh={list.refresh}
      isReading={list.isReading}
    >
      <div className={styles.toolbar}>
        <Choice
          label={t('Reports')}
          inline
          value={shown}
          options={SHOWN.map(({ value, label }) => ({ value, label: t(label) }))}
          onChoose={(next) => setParams(next === 'answered' ? { answered: '1' } : {}, { replace: true })}
        />
      </div>
      <ListResult
        list={list}
        loading={t('Loading the reports...')}
        failed={t("We couldn't load the reports")}
        empty={
          <EmptyState
            illustration={<SentLetter />}
            heading={shown === 'open' ? t('No open reports') : t('No answered reports')}
            text={shown === 'open' ? t('Every report was answered.') : t('Answered reports are listed here.')}
          />
        }
      >
        {(reports) => (
          <div className={styles.list}>
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} onAnswer={ask} />
            ))}
          </div>
        )}
      </ListResult>
      {asked ? <AnswerDialog {...asked} open={asking} onClose={() => setAsking(false)} /> : null}
    </OperatorPage>
  )
}
