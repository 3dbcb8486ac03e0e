import { failureOf } from '@goodword/contract/call'
import type { Referral } from '@goodword/contract/referrals'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { useInvitation } from './use-invitation.ts'

interface RevokeDialogProps {
  referral: Referral
  open: boolean
  /** Called when nothing was taken back. */
  onClose: () => void
  onDone: () => void
}

/** Confirms that an invitation is taken back. Stays open after a failure, for a retry. */
export function RevokeDialog({ referral, open, onClose, onDone }: RevokeDialogProps) {
  const { revoke } = useInvitation(referral)
  // Kept while the dialog closes: by then the list has the invitation without its details.
  const [asked, setAsked] = useState(referral)
  if (asked !== referral && referral.progress !== 'revoked') setAsked(referral)

  async function confirm() {
    try {
      await revoke()
      showToast({
        tone: 'success',
        title: 'Invitation taken back',
        description: 'The link no longer works, and their details are deleted.',
      })
      onDone()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: 'Failed to take the invitation back', ...failureOf(error) })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title="Take Back Invitation"
      confirm="Take Back"
      pending="Taking back..."
      onConfirm={confirm}
      onClose={onClose}
    >
      Take back the invitation of <bdi>{asked.candidateName}</bdi> to "<bdi>{asked.job.title}</bdi>"?{' '}
      {`Its link stops working, and their name, address and your message are deleted. `}
      <span>
        {asked.progress === 'interested'
          ? 'They said they are interested, so we email them that you took it back.'
          : 'They get no email about it.'}
      </span>
    </ConfirmDialog>
  )
}
