import type { Job } from '@goodword/contract/jobs'
import type { User } from '@goodword/contract/users'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ReferForm } from './refer-form.tsx'

interface ReferDialogProps {
  job: Job | null
  user: User | null
  open: boolean
  onClose: () => void
}

/**
 * 'Refer a Candidate'. Closing it in any way forgets what was typed
 * (docs/rules.md#closing-a-dialog-forgets-what-was-typed).
 */
export function ReferDialog({ job, user, open, onClose }: ReferDialogProps) {
  if (!job) return null
  return (
    <Modal open={open} onClose={onClose} title="Refer a Candidate">
      <ReferForm job={job} user={user} onDone={onClose} />
    </Modal>
  )
}
