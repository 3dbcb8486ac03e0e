import { Button } from '@fluentui/react-components'
import { call, failureOf, isApiError } from '@goodword/contract/call'
import { DisputeInput, disputeReward } from '@goodword/contract/statement'
import { forgetDialogDraft, useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { disputeHint } from './dispute-hint.ts'
import { RewardInShort } from './reward-in-short.tsx'
import type { RowStepProps } from './row-step.ts'

interface DisputeFormProps extends Omit<RowStepProps, 'open'> {
  /** Key of the stored draft. */
  draft: string
}

/** The reason of a dispute, which the other party and operators read. */
export function DisputeForm({ row, draft, onClose, onDone, onRefused }: DisputeFormProps) {
  const { t } = useTexts()
  const isAnswer = row.state === 'disputed'
  const form = useAppForm({
    defaultValues: { reason: '' } as DisputeInput,
    validators: { onChange: DisputeInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        const changed = await call(disputeReward, { params: { id: row.id }, body: value })
        showToast({
          tone: 'success',
          title: isAnswer ? t('Your side was added') : t('Disputed'),
          description: t('An operator decides and gives a reason.'),
        })
        forgetDialogDraft(draft)
        onDone(changed)
      } catch (error) {
        onRefused()
        if (isApiError(error)) showServerErrors(formApi, error.problem?.errors)
        showToast({ tone: 'destructive', title: t('Failed to send the dispute'), ...failureOf(error) })
      }
    },
  })
  useDialogDraft<DisputeInput>(form, draft, ['reason'])
  return (
    <form.AppForm>
      <Form label={isAnswer ? t('Add your side') : t('Dispute this amount')} onSubmit={form.handleSubmit}>
        <RewardInShort row={row} />
        <form.AppField name="reason">
          {(field) => (
            <field.TextAreaField label={isAnswer ? t('Your side') : t('Why')} required hint={t(disputeHint(row))} />
          )}
        </form.AppField>
        <ModalActions>
          <Button size="large" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <form.SubmitButton size="large" pending={t('Sending...')}>
            {isAnswer ? t('Send') : t('Dispute')}
          </form.SubmitButton>
        </ModalActions>
      </Form>
    </form.AppForm>
  )
}
