import { Button } from '@fluentui/react-components'
import { call, failureOf, isApiError } from '@goodword/contract/call'
import { askForDomainCode, DomainAddress } from '@goodword/contract/companies'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useDomainStyles } from './use-domain-styles.ts'

interface AddressFormProps {
  onSent: (address: string) => void
  /** Of a letter from before. */
  onHasCode: () => void
}

/** Where the letter with the code goes. */
export function AddressForm({ onSent, onHasCode }: AddressFormProps) {
  const styles = useDomainStyles()
  const { t } = useTexts()
  const defaultValues: DomainAddress = { email: '' }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: DomainAddress },
    onSubmit: async ({ value, formApi }) => {
      try {
        await call(askForDomainCode, { body: value })
        onSent(value.email.trim())
      } catch (error) {
        if (isApiError(error) && showServerErrors(formApi, error.problem?.errors)) return
        showToast({ tone: 'destructive', title: t('The code was not sent'), ...failureOf(error) })
      }
    },
  })
  return (
    <form.AppForm>
      <Form label={t('Prove your domain by email')} onSubmit={form.handleSubmit}>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={t("Address at your company's domain")}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="jobs@example.org"
              hint={t('It gets a letter with a code that you type here.')}
            />
          )}
        </form.AppField>
        <div className={styles.actions}>
          <form.SubmitButton appearance="secondary" pending={t('Sending...')}>
            {t('Send Code')}
          </form.SubmitButton>
          <Button appearance="subtle" onClick={onHasCode}>
            {t('I have a code')}
          </Button>
        </div>
      </Form>
    </form.AppForm>
  )
}
