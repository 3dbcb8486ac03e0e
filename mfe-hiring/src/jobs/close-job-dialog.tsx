import type { MyJob } from '@goodword/contract/jobs'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { useState } from 'react'
import { closingSentence } from './closing-sentence.ts'
import { ClosingWords } from './closing-words.tsx'

interface CloseJobDialogProps {
  job: MyJob
  open: boolean
  /** @param words for those who wait for an answer, if any. @returns whether it was closed */
  onConfirm: (words: string) => Promise<boolean>
  onClose: () => void
}

/** The question before a job is closed: who still waits for an answer (docs/rules.md#a-closed-job-takes-nobody-new). */
export function CloseJobDialog({ job, open, onConfirm, onClose }: CloseJobDialogProps) {
  const [words, setWords] = useState('')
  const hasWords = words.trim() !== ''
  return (
    <ConfirmDialog
      open={open}
      title="Close Job Listing"
      confirm="Close Job"
      pending="Closing..."
      isHarmless
      details={job.pendingCount > 0 ? <ClosingWords jobId={job.id} value={words} onChange={setWords} /> : null}
      onConfirm={() => onConfirm(words)}
      onClose={() => {
        setWords('')
        onClose()
      }}
    >
      Close "<bdi>{job.title}</bdi>"?{' '}
      {'It leaves the list and takes no new referrals or applications, also from people already invited. '}
      <span key={`${job.pendingCount} ${hasWords}`}>{closingSentence(job.pendingCount, hasWords)}</span> You can reopen
      it at any time.
    </ConfirmDialog>
  )
}
