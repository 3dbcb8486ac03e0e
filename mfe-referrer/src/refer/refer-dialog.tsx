import type { JobSummary } from '@goodword/contract/jobs'
import type { User } from '@goodword/contract/users'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ReferForm } from './refer-form.tsx'
import { forgetDraft } from './referral-draft.ts'
import type { ReferredPerson } from './referred-person.ts'
import { useReferCandidate } from './use-refer-candidate.ts'

interface ReferDialogProps {
  job: JobSummary | null
  user: User | null
  /** Whom the form begins with. */
  person?: ReferredPerson | undefined
  open: boolean
  onClose: () => void
}

/**
 * 'Refer a Candidate'. Closing it forgets what was typed (docs/rules.md#closing-a-dialog-forgets-what-was-typed), leaving
 * it by Back does not.
 */
export function ReferDialog({ job, user, person, open, onClose }: ReferDialogProps) {
  const { t } = useTexts()
  // Not the form's own: that goes with Back, and what it has sent may be sent once more from the draft.
  const referCandidate = useReferCandidate()
  if (!job) return null
  const forget = () => {
    if (user) forgetDraft(user.id, job.id)
    onClose()
  }
  return (
    <Modal open={open} onClose={forget} onBack={onClose} title={t('Refer a Candidate')}>
      <ReferForm job={job} user={user} person={person} referCandidate={referCandidate} onDone={forget} />
    </Modal>
  )
}
