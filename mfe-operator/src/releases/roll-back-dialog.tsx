import { failureOf } from '@goodword/contract/call'
import type { ServedRemote } from '@goodword/contract/operators'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useRollBack } from './use-roll-back.ts'

interface RollBackDialogProps {
  served: ServedRemote
  open: boolean
  onClose: () => void
}

/** Confirms a rollback. Stays open after a failure, for a retry. */
export function RollBackDialog({ served, open, onClose }: RollBackDialogProps) {
  const { t } = useTexts()
  const rollBack = useRollBack()
  const { remote, version, previous } = served

  async function confirm() {
    try {
      const { from, to } = await rollBack(served)
      showToast({
        tone: 'success',
        title: t('{remote} rolled back', { remote }),
        description:
          to === null
            ? t('All visitors get the version that the server was built with within a second. {from} is withdrawn.', {
                from,
              })
            : t('All visitors get {to} within a second. {from} is withdrawn.', { from, to }),
      })
      onClose()
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: t('{remote}: rollback failed', { remote }), ...failureOf(error) })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('Roll back {remote}?', { remote })}
      confirm={t('Roll back')}
      pending={t('Rolling back...')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {previous === null
        ? t(
            'Within a second all visitors get the version that the server was built with. {version} is withdrawn until it is released again.',
            { version: String(version) },
          )
        : t('Within a second all visitors get {previous}. {version} is withdrawn until it is released again.', {
            previous,
            version: String(version),
          })}
    </ConfirmDialog>
  )
}
