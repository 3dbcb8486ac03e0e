import type { MyJob } from '@goodword/contract/jobs'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
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
  const texts = useTexts()
  const { t } = texts
  const [words, setWords] = useState('')
  const hasWords = words.trim() !== ''
  return (
    <ConfirmDialog
      open={open}
      title={t('Close Job Listing')}
      confirm={t('Close Job')}
      pending={t('Closing...')}
      isHarmless
      details={job.pendingCount > 0 ? <ClosingWords jobId={job.id} value={words} onChange={setWords} /> : null}
      onConfirm={() => onConfirm(words)}
      onClose={() => {
        setWords('')
        onClose()
      }}
    >
      {t('Close "{job}"?', { job: <bdi>{job.title}</bdi> })}{' '}
      {t('It leaves the list and takes no new referrals or applications, also from people already invited.')}{' '}
      <span key={`${job.pendingCount} ${hasWords}`}>{closingSentence(job.pendingCount, texts, hasWords)}</span>{' '}
      {t('You can reopen it at any time.')}
    </ConfirmDialog>
  )
}
