import type { JobInput } from '@goodword/contract/jobs'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { oddPay } from './odd-pay.ts'

interface PayQuestionProps {
  job: JobInput
  /** Those of the form's main button. */
  words: { text: string; pending: string }
  open: boolean
  onClose: () => void
  /** @returns whether the job is live */
  onPost: (job: JobInput) => Promise<boolean>
}

/** Asks whether the pay is meant, before the job is posted or changed. */
export function PayQuestion({ job, words, open, onClose, onPost }: PayQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Is this the yearly pay?"
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
      {oddPay(job)}
    </ConfirmDialog>
  )
}
