import type { JobInput } from '@goodword/contract/jobs'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { oddPay } from './odd-pay.ts'
import { oddPlace } from './odd-place.ts'

const PERIODS = { year: 'yearly', month: 'monthly', hour: 'hourly' }

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
  const [pay, place] = [oddPay(job), oddPlace(job)]
  const ofPay = `Is this the ${PERIODS[job.payPeriod ?? 'year']} pay?`
  return (
    <ConfirmDialog
      open={open}
      title={!pay ? 'Is this the place?' : place ? 'Are these the pay and the place?' : ofPay}
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
