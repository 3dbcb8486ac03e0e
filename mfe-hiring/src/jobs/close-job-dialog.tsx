import type { MyJob } from '@goodword/contract/jobs'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { closingSentence } from './closing-sentence.ts'

interface CloseJobDialogProps {
  job: MyJob
  open: boolean
  /** @returns whether it was closed */
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

/** The question before a job is closed: who still waits for an answer (docs/rules.md#a-closed-job-takes-nobody-new). */
export function CloseJobDialog({ job, open, onConfirm, onClose }: CloseJobDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Close Job Listing"
      confirm="Close Job"
      pending="Closing..."
      isHarmless
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Close "<bdi>{job.title}</bdi>"?{' '}
      {'It leaves the list and takes no new referrals or applications, also from people already invited. '}
      <span key={job.pendingCount}>{closingSentence(job.pendingCount)}</span> You can reopen it at any time.
    </ConfirmDialog>
  )
}
