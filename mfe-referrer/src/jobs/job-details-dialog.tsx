import { Button } from '@fluentui/react-components'
import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { JobSummary } from '@goodword/contract/jobs'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { RequestId, useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { ContactsEntry } from '../contacts/contacts-entry.tsx'
import { JobDetails } from './job-details.tsx'
import type { OpenedJob } from './use-job-details.ts'

interface JobDetailsDialogProps {
  opened: OpenedJob | undefined
  title: string
  onClose: () => void
  onRefer: (job: JobSummary) => void
  onContacts: (job: JobSummary) => void
}

/** Everything about one job, or why it cannot be shown. */
export function JobDetailsDialog({ opened, title, onClose, onRefer, onContacts }: JobDetailsDialogProps) {
  const { t } = useTexts()
  if (!opened) return null
  const { isOpen, job, isWhole, isGone, error, retry } = opened
  const missing = error ? (
    <ReadFailed
      heading={job ? t("We couldn't load the rest of this job") : t("We couldn't load this job")}
      text={serverSentence(error)}
      requestId={requestIdOf(error)}
      onRetry={retry}
    />
  ) : (
    <Loading text={job ? t('Loading the rest of this job...') : t('Loading this job...')}>
      {job ? <Skeleton height="260px" /> : null}
    </Loading>
  )
  return (
    <Modal open={isOpen} onClose={onClose} title={title} width="wide" hasAddress>
      {isGone ? (
        // The ring of what has the focus has room.
        <div style={{ paddingBottom: 8 }}>
          <p>{t('It was closed or deleted, or the address is incomplete. Open jobs are in the list.')}</p>
          <RequestId id={requestIdOf(error)} />
        </div>
      ) : job ? (
        <JobDetails job={job} headings="h3">
          {isWhole ? null : missing}
        </JobDetails>
      ) : (
        missing
      )}
      <ModalActions>
        {job && !isGone && !job.isOwn ? <ContactsEntry onOpen={() => onContacts(job)} /> : null}
        <Button size="large" onClick={onClose}>
          {t('Close')}
        </Button>
        {job && !isGone && !job.isOwn ? (
          <Button size="large" appearance="primary" onClick={() => onRefer(job)}>
            {t('Refer Candidate')}
          </Button>
        ) : null}
      </ModalActions>
    </Modal>
  )
}
