import type { OperatorReport } from '@goodword/contract/operator-reports'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { said } from '@goodword/languages/texts'
import { forgetDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { makeStyles } from '@griffel/react'
import { AnswerForm } from './answer-form.tsx'
import { isDone } from './report-in-words.ts'

const useStyles = makeStyles({ effect: { margin: '0 0 20px', lineHeight: 1.55 } })

interface AnswerDialogProps {
  report: OperatorReport
  outcome: ReportOutcome
  open: boolean
  onClose: () => void
}

const TITLES: Record<ReportOutcome, string> = {
  'job-hidden': said('Hide the posting?'),
  'account-closed': said('Close the account?'),
  nothing: said('Answer without action?'),
}
const TITLES_WHERE_DONE: Record<ReportOutcome, string> = {
  ...TITLES,
  'job-hidden': said('Answer that the posting is hidden?'),
  'account-closed': said('Answer that the account is closed?'),
}

/** The effect of a decision, and its texts. */
export function AnswerDialog({ report, outcome, open, onClose }: AnswerDialogProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const draft = `answer:${report.id}:${outcome}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  const titles = isDone(report, outcome) ? TITLES_WHERE_DONE : TITLES
  return (
    <Modal open={open} title={t(titles[outcome])} width="wide" onClose={forget} onBack={onClose}>
      <p className={styles.effect}>
        <Effect report={report} outcome={outcome} />
      </p>
      <AnswerForm key={outcome} report={report} outcome={outcome} draft={draft} onDone={forget} />
    </Modal>
  )
}

function Effect({ report, outcome }: Pick<AnswerDialogProps, 'report' | 'outcome'>) {
  const { t } = useTexts()
  const name = <bdi>{report.poster.name}</bdi>
  const job = <bdi>{report.job.title}</bdi>
  if (isDone(report, outcome))
    return outcome === 'account-closed'
      ? t('The account of {name} is closed already. The posting is hidden, if it is not yet.', { name })
      : t('{job} is hidden already. The company hears nothing more.', { job })
  if (outcome === 'account-closed')
    return t(
      '{name} is signed out within a second and cannot sign in. This posting is hidden; where nobody else owns the company, all its postings are. Money stays as it is.',
      { name },
    )
  if (outcome === 'job-hidden')
    return t(
      '{job} leaves every list and takes nobody new. Its manager, open candidates and their recommenders get an email.',
      { job },
    )
  return t('{job} stays as it is. The company hears nothing.', { job })
}
