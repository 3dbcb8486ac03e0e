import type { JobInput } from '@goodword/contract/jobs'
import { said } from '@goodword/languages/texts'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { oddPay } from './odd-pay.ts'
import { oddPlace } from './odd-place.ts'

const OF_PAY = {
  year: said('Is this the yearly pay?'),
  month: said('Is this the monthly pay?'),
  hour: said('Is this the hourly pay?'),
}

interface PostingQuestionProps {
  job: JobInput
  /** Those of the form's main button. */
  words: { text: string; pending: string }
  open: boolean
  onClose: () => void
  /** @returns whether the job is live */
  onPost: (job: JobInput) => Promise<boolean>
}

/** Asks whether pay and place are meant, before the job is posted or changed. */
export function PostingQuestion({ job, words, open, onClose, onPost }: PostingQuestionProps) {
  const { t } = useTexts()
  const [pay, place] = [oddPay(job, t), oddPlace(job, t)]
  const ofPay = t(OF_PAY[job.payPeriod ?? 'year'])
  return (
    <ConfirmDialog
      open={open}
      title={!pay ? t('Is this the place?') : place ? t('Are these the pay and the place?') : ofPay}
      confirm={words.text}
      isHarmless
      pending={words.pending}
      onClose={onClose}
      onConfirm={async () => {
        const isPosted = await onPost(job)
        if (!isPosted) onClose()
        return isPosted
      }}
    >
      {pay}
      {pay && place ? ' ' : null}
      {place}
    </ConfirmDialog>
  )
}
