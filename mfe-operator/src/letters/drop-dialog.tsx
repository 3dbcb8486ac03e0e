import { failureOf } from '@goodword/contract/call'
import type { ParkedLetter } from '@goodword/contract/operators'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast } from '@goodword/shared-ui/kernel'
import { kindInWords } from './kind-in-words.ts'
import { useLetters } from './use-letters.ts'

interface DropDialogProps {
  letter: ParkedLetter
  open: boolean
  onClose: () => void
}

/** The question before a letter is gone for good. Stays open when it could not be dropped, to try again. */
export function DropDialog({ letter, open, onClose }: DropDialogProps) {
  const { drop } = useLetters()

  async function confirm() {
    try {
      await drop(letter)
      showToast({ tone: 'success', title: 'The letter is dropped', description: 'Nobody gets it.' })
      onClose()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: 'The letter could not be dropped', ...failureOf(error) })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title="Drop this letter?"
      confirm="Drop the letter"
      pending="Dropping..."
      onConfirm={confirm}
      onClose={onClose}
    >
      {`"${kindInWords(letter.kind)}" is removed and cannot be sent any more: whoever it is to never hears of it by mail. `}
      {'What it tells of stays as it is, and what they see when they sign in, too.'}
    </ConfirmDialog>
  )
}
