import { call, failureOf, isApiError, requestIdOf, serverSentence } from '@goodword/contract/call'
import { checkDomainRecord, DomainName, type DomainRecord, findDomainRecord } from '@goodword/contract/companies'
import { pathOf } from '@goodword/contract/endpoint'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { useDomainStyles } from './use-domain-styles.ts'
import { useShowCompany } from './use-show-company.ts'

/** The record that is to be in the DNS, and the check that it is there. */
export function DnsForm() {
  const styles = useDomainStyles()
  const { t } = useTexts()
  const show = useShowCompany()
  const { data: record, error, mutate } = useSWR<DomainRecord>(pathOf(findDomainRecord))
  const defaultValues: DomainName = { domain: '' }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: DomainName },
    onSubmit: async ({ value, formApi }) => {
      try {
        const company = await call(checkDomainRecord, { body: value })
        show(company)
        showToast({
          tone: 'success',
          title: t('Domain proven'),
          description: t('Your jobs now show {domain}.', { domain: company.domain ?? '' }),
        })
      } catch (failure) {
        if (isApiError(failure) && showServerErrors(formApi, failure.problem?.errors)) return
        showToast({ tone: 'destructive', title: t('The domain was not proven'), ...failureOf(failure) })
      }
    },
  })
  if (!record) {
    return error ? (
      <ReadFailed
        heading={t("We couldn't load the record")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void mutate()}
      />
    ) : (
      <Loading text={t('Loading the record...')} />
    )
  }
  return (
    <form.AppForm>
      <Form label={t('Prove your domain by DNS')} onSubmit={form.handleSubmit}>
        <p className={styles.text}>{t('Add this record where the DNS of your domain is kept, then check it here.')}</p>
        <form.AppField name="domain">
          {(field) => (
            <field.TextField label={t('Domain')} inputMode="url" autoComplete="off" placeholder="example.org" />
          )}
        </form.AppField>
        <form.Subscribe selector={(state) => state.values.domain.trim()}>
          {(domain) => (
            <FactList
              facts={[
                [t('Type'), 'TXT'],
                [t('Name'), <SmallCode key="name">{`${record.label}.${domain || 'example.org'}`}</SmallCode>],
                [t('Value'), <SmallCode key="value">{record.value}</SmallCode>],
              ]}
            />
          )}
        </form.Subscribe>
        <div className={styles.actions}>
          <form.SubmitButton appearance="secondary" pending={t('Checking...')}>
            {t('Check Record')}
          </form.SubmitButton>
        </div>
      </Form>
    </form.AppForm>
  )
}
