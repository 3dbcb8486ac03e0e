import { failureOf } from '@goodword/contract/call'
import type { Referral } from '@goodword/contract/referrals'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
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
  const { t } = useTexts()
  const { revoke } = useInvitation(referral)
  // Kept while the dialog closes: by then the list has the invitation without its details.
  const [asked, setAsked] = useState(referral)
  if (asked !== referral && referral.progress !== 'revoked') setAsked(referral)

  async function confirm() {
    try {
      await revoke()
      showToast({
        tone: 'success',
        title: t('Invitation taken back'),
        description: t('The link no longer works, and their details are deleted.'),
      })
      onDone()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to take the invitation back'), ...failureOf(error) })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('Take Back Invitation')}
      confirm={t('Take Back')}
      pending={t('Taking back...')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(
        'Take back the invitation of {candidate} to "{job}"? Its link stops working, and their name, address and your message are deleted.',
        { candidate: <bdi>{asked.candidateName}</bdi>, job: <bdi>{asked.job.title}</bdi> },
      )}{' '}
      <span>
        {asked.progress === 'interested'
          ? t('They said they are interested, so we email them that you took it back.')
          : t('They get no email about it.')}
      </span>
    </ConfirmDialog>
  )
}
