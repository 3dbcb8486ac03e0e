import { failureOf } from '@goodword/contract/call'
import type { ServedRemote } from '@goodword/contract/operators'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast } from '@goodword/shared-ui/kernel'
import { useRollBack } from './use-roll-back.ts'

interface RollBackDialogProps {
  served: ServedRemote
  open: boolean
  onClose: () => void
}

const AS_BUILT = 'the version that the server was built with'

/** Confirms a rollback. Stays open after a failure, for a retry. */
export function RollBackDialog({ served, open, onClose }: RollBackDialogProps) {
  const rollBack = useRollBack()
  const { remote, version, previous } = served

  async function confirm() {
    try {
      const { from, to } = await rollBack(served)
      showToast({
        tone: 'success',
        title: `${remote} rolled back`,
        description: `All visitors get ${to ?? AS_BUILT} within a second. ${from} is withdrawn.`,
      })
      onClose()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: `${remote}: rollback failed`, ...failureOf(error) })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Roll back ${remote}?`}
      confirm="Roll back"
      pending="Rolling back..."
      onConfirm={confirm}
      onClose={onClose}
    >
      {`Within a second all visitors get ${previous ?? AS_BUILT}. ${version} is withdrawn until it is released again.`}
    </ConfirmDialog>
  )
}
