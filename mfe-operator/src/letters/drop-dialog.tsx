import { failureOf } from '@goodword/contract/call'
import type { ParkedLetter } from '@goodword/contract/operators'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { kindInWords } from './kind-in-words.ts'
import { useLetters } from './use-letters.ts'

interface DropDialogProps {
  letter: ParkedLetter
  open: boolean
  onClose: () => void
}

/** Confirms the deletion of an email. Stays open after a failure, for a retry. */
export function DropDialog({ letter, open, onClose }: DropDialogProps) {
  const { t } = useTexts()
  const { drop } = useLetters()

  async function confirm() {
    try {
      await drop(letter)
      showToast({ tone: 'success', title: t('Email deleted'), description: t('It will not be sent.') })
      onClose()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to delete the email'), ...failureOf(error) })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('Delete this email?')}
      confirm={t('Delete email')}
      pending={t('Deleting...')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(
        '"{email}" is deleted and can no longer be sent. The recipient gets no other email about it. The change it reports stays, and the recipient still sees it when signed in.',
        { email: kindInWords(letter.kind) },
      )}
    </ConfirmDialog>
  )
}
