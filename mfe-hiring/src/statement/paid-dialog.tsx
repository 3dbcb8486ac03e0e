import type { RowStepProps } from '@goodword/shared-money/steps/row-step.ts'
import { forgetDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { PaidForm } from './paid-form.tsx'

/** Asks for the reference of a payment that was made. */
export function PaidDialog({ row, open, onClose, onDone, onRefused }: RowStepProps) {
  const { t } = useTexts()
  const draft = `paid:${row.id}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  return (
    <Modal open={open} onClose={forget} onBack={onClose} title={t('We have paid')}>
      <PaidForm row={row} draft={draft} onClose={forget} onDone={onDone} onRefused={onRefused} />
    </Modal>
  )
}
