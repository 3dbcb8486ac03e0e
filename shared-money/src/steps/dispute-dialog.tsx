import { forgetDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { DisputeForm } from './dispute-form.tsx'
import type { RowStepProps } from './row-step.ts'

/** Asks why a reward is disputed. */
export function DisputeDialog({ row, open, onClose, onDone, onRefused }: RowStepProps) {
  const { t } = useTexts()
  const draft = `dispute:${row.id}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  return (
    <Modal
      open={open}
      onClose={forget}
      onBack={onClose}
      title={row.state === 'disputed' ? t('Add your side') : t('Dispute this amount')}
    >
      <DisputeForm row={row} draft={draft} onClose={forget} onDone={onDone} onRefused={onRefused} />
    </Modal>
  )
}
