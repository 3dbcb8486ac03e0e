import { call, failureOf, isApiError } from '@goodword/contract/call'
import { type Billing, BillingInput, setBilling } from '@goodword/contract/companies'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'

interface BillingFormProps {
  billing: Billing
  onSaved: (billing: Billing) => void
}

/** Name, postal address and tax id of who pays. */
export function BillingForm({ billing, onSaved }: BillingFormProps) {
  const { t } = useTexts()
  const defaultValues: BillingInput = billing
  const form = useAppForm({
    defaultValues,
    validators: { onChange: BillingInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        onSaved(await call(setBilling, { body: value }))
        showToast({ tone: 'success', title: t('Billing details saved') })
      } catch (error) {
        if (isApiError(error) && showServerErrors(formApi, error.problem?.errors)) return
        showToast({ tone: 'destructive', title: t('The billing details were not saved'), ...failureOf(error) })
      }
    },
  })
  return (
    <form.AppForm>
      <Form label={t('For your invoices')} onSubmit={form.handleSubmit}>
        <form.AppField name="name">
          {(field) => (
            <field.TextField
              label={t('Legal name (Optional)')}
              autoComplete="organization"
              hint={t("Without one, invoices have the company's name.")}
            />
          )}
        </form.AppField>
        <form.AppField name="address">
          {(field) => <field.TextAreaField label={t('Postal address (Optional)')} rows={3} />}
        </form.AppField>
        <form.AppField name="taxId">{(field) => <field.TextField label={t('Tax id (Optional)')} />}</form.AppField>
        <form.SubmitButton appearance="secondary" pending={t('Saving...')}>
          {t('Save Billing Details')}
        </form.SubmitButton>
      </Form>
    </form.AppForm>
  )
}
