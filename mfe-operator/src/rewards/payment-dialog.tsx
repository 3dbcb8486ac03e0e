import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { Step } from './use-rewards.ts'

interface PaymentDialogProps {
  reward: OperatorReward
  step: Step
  open: boolean
  onClose: () => void
}

const TITLES: Record<Step, string> = { received: 'Has it come in?', 'paid-out': 'Has it been paid out?' }

/** Asks for the reference of a payment, and confirms it. */
export function PaymentDialog({ reward, step, open, onClose }: PaymentDialogProps) {
  return (
    <Modal open={open} title={TITLES[step]} onClose={onClose}>
      <PaymentForm reward={reward} step={step} onDone={onClose} />
    </Modal>
  )
}
