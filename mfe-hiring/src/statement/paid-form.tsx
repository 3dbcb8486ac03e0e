import { Button } from '@fluentui/react-components'
import { call, failureOf, isApiError } from '@goodword/contract/call'
import { PaidInput, sayPaid } from '@goodword/contract/statement'
import { RewardInShort } from '@goodword/shared-money/steps/reward-in-short.tsx'
import type { RowStepProps } from '@goodword/shared-money/steps/row-step.ts'
import { forgetDialogDraft, useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { HowToPay } from './how-to-pay.tsx'

interface PaidFormProps extends Omit<RowStepProps, 'open'> {
  /** Key of the stored draft. */
  draft: string
}

/** "We have paid", with the reference by which the payment is found, where there is one. */
export function PaidForm({ row, draft, onClose, onDone, onRefused }: PaidFormProps) {
  const { t } = useTexts()
  const form = useAppForm({
    defaultValues: { reference: '' } as PaidInput,
    validators: { onChange: PaidInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        const changed = await call(sayPaid, { params: { id: row.id }, body: value })
        showToast({
          tone: 'success',
          title: t('Recorded as paid'),
          description: t('Goodword confirms it when the money arrives.'),
        })
        forgetDialogDraft(draft)
        onDone(changed)
      } catch (error) {
        onRefused()
        if (isApiError(error)) showServerErrors(formApi, error.problem?.errors)
        showToast({ tone: 'destructive', title: t('Failed to record the payment'), ...failureOf(error) })
      }
    },
  })
  useDialogDraft<PaidInput>(form, draft, ['reference'])
  return (
    <form.AppForm>
      <Form label={t('We have paid')} onSubmit={form.handleSubmit}>
        <RewardInShort row={row} viewer="company" />
        <HowToPay />
        <form.AppField name="reference">
          {(field) => (
            <field.TextField
              label={t('Reference (Optional)')}
              hint={t(
                'The reference of your bank transfer. It appears on the statement and helps us find the payment.',
              )}
              autoComplete="off"
            />
          )}
        </form.AppField>
        <ModalActions>
          <Button size="large" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <form.SubmitButton size="large" pending={t('Saving...')}>
            {t('We have paid')}
          </form.SubmitButton>
        </ModalActions>
      </Form>
    </form.AppForm>
  )
}
