import { Button } from '@fluentui/react-components'
import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { Job } from '@goodword/contract/jobs'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { RequestId } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { JobDetails } from './job-details.tsx'
import type { OpenedJob } from './use-job-details.ts'

interface JobDetailsDialogProps {
  opened: OpenedJob | undefined
  title: string
  onClose: () => void
  onRefer: (job: Job) => void
}

/** Everything about one job; where there is none, why. */
export function JobDetailsDialog({ opened, title, onClose, onRefer }: JobDetailsDialogProps) {
  if (!opened) return null
  const { isOpen, job, isGone, error, retry } = opened
  return (
    <Modal open={isOpen} onClose={onClose} title={title} width="wide" hasAddress>
      {job ? (
        <JobDetails job={job} headings="h3" />
      ) : isGone ? (
        <>
          <p>It was closed or deleted, or its address is not complete. The jobs that are open are in the list.</p>
          <RequestId id={requestIdOf(error)} />
        </>
      ) : error ? (
        <ReadFailed
          heading="We couldn't load this job"
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={retry}
        />
      ) : (
        <Loading text="Loading this job..." />
      )}
      <ModalActions>
        <Button size="large" onClick={onClose}>
          Close
        </Button>
        {job && !job.isOwn ? (
          <Button size="large" appearance="primary" onClick={() => onRefer(job)}>
            Refer Candidate
          </Button>
        ) : null}
      </ModalActions>
    </Modal>
  )
}
