import type { OperatorReport } from '@goodword/contract/operator-reports'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { forgetDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
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
  'job-hidden': 'Hide the posting?',
  'account-closed': 'Close the account?',
  nothing: 'Answer without action?',
}
const TITLES_WHERE_DONE: Record<ReportOutcome, string> = {
  ...TITLES,
  'job-hidden': 'Answer that the posting is hidden?',
  'account-closed': 'Answer that the account is closed?',
}

/** The effect of a decision, and its texts. */
export function AnswerDialog({ report, outcome, open, onClose }: AnswerDialogProps) {
  const styles = useStyles()
  const draft = `answer:${report.id}:${outcome}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  const titles = isDone(report, outcome) ? TITLES_WHERE_DONE : TITLES
  return (
    <Modal open={open} title={titles[outcome]} width="wide" onClose={forget} onBack={onClose}>
      <p className={styles.effect}>
        <Effect report={report} outcome={outcome} />
      </p>
      <AnswerForm key={outcome} report={report} outcome={outcome} draft={draft} onDone={forget} />
    </Modal>
  )
}

function Effect({ report, outcome }: Pick<AnswerDialogProps, 'report' | 'outcome'>) {
  const { job, poster } = report
  if (isDone(report, outcome))
    return outcome === 'account-closed' ? (
      <>
        {'The account of '}
        <bdi>{poster.name}</bdi>
        {' is closed already. The posting is hidden, if it is not yet.'}
      </>
    ) : (
      <>
        <bdi>{job.title}</bdi>
        {' is hidden already. The company hears nothing more.'}
      </>
    )
  if (outcome === 'account-closed')
    return (
      <>
        <bdi>{poster.name}</bdi>
        {
          ' is signed out within a second and cannot sign in. This posting is hidden; where nobody else owns the company, all its postings are. Money stays as it is.'
        }
      </>
    )
  if (outcome === 'job-hidden')
    return (
      <>
        <bdi>{job.title}</bdi>
        {' leaves every list and takes nobody new. Its manager, open candidates and their recommenders get an email.'}
      </>
    )
  return (
    <>
      <bdi>{job.title}</bdi>
      {' stays as it is. The company hears nothing.'}
    </>
  )
}
