import { Button } from '@fluentui/react-components'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { DisputeInput } from '@goodword/contract/statement'
import { forgetDialogDraft, useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { showRefusal } from './show-refusal.ts'
import { useRewards } from './use-rewards.ts'

interface ReopenDialogProps {
  reward: OperatorReward
  open: boolean
  onClose: () => void
}

/** Opens a decided dispute again, on evidence that was not there (docs/rules.md#a-dispute-is-decided-by-an-operator). */
export function ReopenDialog({ reward, open, onClose }: ReopenDialogProps) {
  const { t } = useTexts()
  const draft = `reopen:${reward.id}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  return (
    <Modal open={open} title={t('Open the dispute again')} onClose={forget} onBack={onClose}>
      <ReopenForm reward={reward} draft={draft} onDone={forget} />
    </Modal>
  )
}

function ReopenForm({ reward, draft, onDone }: { reward: OperatorReward; draft: string; onDone: () => void }) {
  const { t } = useTexts()
  const { reopen } = useRewards()
  const form = useAppForm({
    defaultValues: { reason: '' } as DisputeInput,
    validators: { onChange: DisputeInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await reopen(reward, value)
        showToast({ tone: 'success', title: t('Opened again'), description: t('The reward waits for a decision.') })
        onDone()
      } catch (error) {
        showRefusal(t('Failed to open the dispute again'), error, formApi, onDone)
      }
    },
  })
  useDialogDraft<DisputeInput>(form, draft, ['reason'])
  return (
    <Form label={t('Open the dispute again')} onSubmit={() => form.handleSubmit()}>
      <form.AppField name="reason">
        {(field) => (
          <field.TextAreaField
            label={t('New evidence')}
            hint={t('What nobody had seen at the decision; the company and the recommender can read it')}
            required
            rows={4}
          />
        )}
      </form.AppField>
      <ModalActions>
        <Button size="large" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <form.AppForm>
          <form.SubmitButton size="large" pending={t('Opening...')}>
            {t('Open again')}
          </form.SubmitButton>
        </form.AppForm>
      </ModalActions>
    </Form>
  )
}
