import { failureOf } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { type JobDeletion, type MyJob, previewDeletion } from '@goodword/contract/jobs'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { DeletionNote } from './deletion-note.tsx'
import { useDeleteJob } from './use-delete-job.ts'

interface DeleteJobDialogProps {
  job: MyJob
  open: boolean
  onClose: () => void
}

/** The question before a job is gone for good. Stays open when it could not be deleted, to try again. */
export function DeleteJobDialog({ job, open, onClose }: DeleteJobDialogProps) {
  const { t } = useTexts()
  const deleteJob = useDeleteJob()
  // Asked anew each time the question is.
  const { data, error } = useSWR<JobDeletion>(open ? pathOf(previewDeletion, { id: job.id }) : null, {
    revalidateIfStale: true,
    dedupingInterval: 0,
    // What is said stays while the dialog leaves.
    keepPreviousData: true,
  })

  async function confirm() {
    try {
      await deleteJob(job.id)
      showToast({
        tone: 'success',
        title: t('Job deleted successfully'),
        description: t('The job listing has been removed.'),
      })
      onClose()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to delete job'), ...failureOf(error) })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('Delete Job Listing')}
      confirm={t('Delete Job')}
      pending={t('Deleting...')}
      details={<DeletionNote deletion={data} error={error} />}
      isWaiting={!data && !error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('Are you sure you want to delete "{job}"?', { job: <bdi>{job.title || t('Untitled draft')}</bdi> })}{' '}
      {t('This action cannot be undone and will remove all associated applications and referrals.')}
    </ConfirmDialog>
  )
}
