import { call, failureOf } from '@goodword/contract/call'
import { type FoundPerson, signOutPerson } from '@goodword/contract/operators'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'

interface SignOutDialogProps {
  person: FoundPerson
  open: boolean
  onClose: () => void
  /** Called after the sign-out. */
  onDone: () => void
}

/** Confirms the end of all sessions of a person. Stays open after a failure, for a retry. */
export function SignOutDialog({ person, open, onClose, onDone }: SignOutDialogProps) {
  const { t, tn } = useTexts()
  const { id, name } = person

  async function confirm() {
    try {
      const { ended } = await call(signOutPerson, { params: { id } })
      const description = tn(ended, '{count} session has ended.', '{count} sessions have ended.')
      showToast({ tone: 'success', title: t('Signed out everywhere'), description })
      onDone()
      onClose()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to end the sessions'), ...failureOf(error) })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('Sign out everywhere?')}
      confirm={t('Sign out')}
      pending={t('Signing out...')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(
        '{name} is signed out in every browser within a second. Unsent text stays in their open pages. They can sign in again at once: if the account was taken over, its sign-in provider must lock it, too.',
        { name: <bdi>{name}</bdi> },
      )}
    </ConfirmDialog>
  )
}
