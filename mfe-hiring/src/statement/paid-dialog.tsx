import type { RowStepProps } from '@goodword/shared-money/steps/row-step.ts'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { PaidForm } from './paid-form.tsx'

/** Asks for the reference of a payment that was made. */
export function PaidDialog({ open, ...props }: RowStepProps) {
  return (
    <Modal open={open} onClose={props.onClose} title="We have paid">
      <PaidForm {...props} />
    </Modal>
  )
}
