import { Button } from '@fluentui/react-components'
import type { Job } from '@goodword/contract/jobs'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { JobDetails } from './job-details.tsx'

interface JobDetailsDialogProps {
  job: Job | null
  open: boolean
  onClose: () => void
  onRefer: (job: Job) => void
}

/** Everything about one job. */
export function JobDetailsDialog({ job, open, onClose, onRefer }: JobDetailsDialogProps) {
  if (!job) return null
  return (
    <Modal open={open} onClose={onClose} title={job.title} width="wide">
      <JobDetails job={job} />
      <ModalActions>
        <Button size="large" onClick={onClose}>
          Close
        </Button>
        {job.isOwn ? null : (
          <Button size="large" appearance="primary" onClick={() => onRefer(job)}>
            Refer Candidate
          </Button>
        )}
      </ModalActions>
    </Modal>
  )
}
