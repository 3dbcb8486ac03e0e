import { Button } from '@fluentui/react-components'
import { call, failureOf, isApiError } from '@goodword/contract/call'
import { confirmDomain, DomainCode } from '@goodword/contract/companies'
import { DOMAIN_CODE_MINUTES } from '@goodword/contract/limits'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useEffect, useRef } from 'react'
import { useDomainStyles } from './use-domain-styles.ts'
import { useShowCompany } from './use-show-company.ts'

interface CodeFormProps {
  /** Where the last letter went; empty where somebody has a code from before. */
  address: string
  onOther: () => void
}

/** The code of the letter. The page cannot say that the letter was sent: its reader may have refused letters from us. */
export function CodeForm({ address, onOther }: CodeFormProps) {
  const styles = useDomainStyles()
  const { t } = useTexts()
  const show = useShowCompany()
  const part = useRef<HTMLDivElement>(null)
  // It took the place of the field that had the focus.
  useEffect(() => part.current?.querySelector('input')?.focus(), [])
  const defaultValues: DomainCode = { code: '' }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: DomainCode },
    onSubmit: async ({ value, formApi }) => {
      try {
        const company = await call(confirmDomain, { body: value })
        show(company)
        showToast({
          tone: 'success',
          title: t('Domain proven'),
          description: t('Your jobs now show {domain}.', { domain: company.domain ?? '' }),
        })
      } catch (error) {
        if (isApiError(error) && showServerErrors(formApi, error.problem?.errors)) return
        showToast({ tone: 'destructive', title: t('The domain was not proven'), ...failureOf(error) })
      }
    },
  })
  const works = t('It works for {minutes} minutes. A new code replaces it.', { minutes: DOMAIN_CODE_MINUTES })
  return (
    <form.AppForm>
      <div ref={part}>
        <Form label={t('Type the code')} onSubmit={form.handleSubmit}>
          {address ? (
            <p className={styles.text}>
              {t('If {address} takes letters from us, a code is on its way there.', { address: <bdi>{address}</bdi> })}
            </p>
          ) : null}
          <form.AppField name="code">
            {(field) => (
              <field.TextField
                label={t('Code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                placeholder="123456"
                hint={works}
              />
            )}
          </form.AppField>
          <div className={styles.actions}>
            <form.SubmitButton appearance="secondary" pending={t('Checking...')}>
              {t('Prove Domain')}
            </form.SubmitButton>
            <Button appearance="subtle" onClick={onOther}>
              {t('Use another address')}
            </Button>
          </div>
        </Form>
      </div>
    </form.AppForm>
  )
}
