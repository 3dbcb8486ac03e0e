import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { DisputeForm } from './dispute-form.tsx'
import type { RowStepProps } from './row-step.ts'

/** Asks why a reward is disputed. */
export function DisputeDialog({ open, ...props }: RowStepProps) {
  return (
    <Modal open={open} onClose={props.onClose} title="Dispute this amount">
      <DisputeForm {...props} />
    </Modal>
  )
}
