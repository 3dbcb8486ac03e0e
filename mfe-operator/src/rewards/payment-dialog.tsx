import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { said } from '@goodword/languages/texts'
import { forgetDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { Step } from './use-rewards.ts'

interface PaymentDialogProps {
  reward: OperatorReward
  step: Step
  open: boolean
  onClose: () => void
}

const TITLES: Record<Step, string> = { received: said('Confirm receipt'), 'paid-out': said('Confirm payout') }

/** Asks for the reference of a payment, and confirms it. */
export function PaymentDialog({ reward, step, open, onClose }: PaymentDialogProps) {
  const { t } = useTexts()
  const draft = `${step}:${reward.id}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  return (
    <Modal open={open} title={t(TITLES[step])} onClose={forget} onBack={onClose}>
      <PaymentForm reward={reward} step={step} draft={draft} onDone={forget} />
    </Modal>
  )
}
