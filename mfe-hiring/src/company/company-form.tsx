import { failureOf, isApiError } from '@goodword/contract/call'
import { type Company, CompanyInput } from '@goodword/contract/companies'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useNavigate, useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { useSetupCompany } from './use-setup-company.ts'

/** The company's form, prefilled where there is a company. */
export function CompanyForm({ company }: { company: Company | null | undefined }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const setupCompany = useSetupCompany()
  const defaultValues: CompanyInput = {
    companyName: company?.companyName ?? '',
    description: company?.description ?? '',
    website: company?.website ?? '',
    logo: company?.logo ?? '',
  }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: CompanyInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await setupCompany(value)
        showToast({
          tone: 'success',
          title: t('Company setup complete!'),
          description: t('You can now post job listings.'),
        })
        void navigate('/hiring-dashboard')
      } catch (error) {
        if (isApiError(error)) showServerErrors(formApi, error.problem?.errors)
        showToast({ tone: 'destructive', title: t('Setup failed'), ...failureOf(error) })
      }
    },
  })
  return (
    <Panel>
      <form.AppForm>
        <Form label={t('Company Setup')} onSubmit={form.handleSubmit}>
          <form.AppField name="companyName">
            {(field) => <field.TextField label={t('Company Name')} required autoComplete="organization" />}
          </form.AppField>
          <form.AppField name="description">
            {(field) => (
              <field.TextAreaField
                label={t('Company Description')}
                required
                placeholder={t('What you do, and what it is like to work with you.')}
              />
            )}
          </form.AppField>
          <form.AppField name="website">
            {(field) => (
              <field.TextField
                label={t('Website (Optional)')}
                type="url"
                inputMode="url"
                autoComplete="url"
                placeholder="https://example.com"
              />
            )}
          </form.AppField>
          <form.AppField name="logo">
            {() => (
              <form.Subscribe selector={(state) => state.values.companyName}>
                {(name) => <CompanyLogo companyName={name} stored={company?.logo} />}
              </form.Subscribe>
            )}
          </form.AppField>
          <form.SubmitButton size="large" pending={t('Setting up...')}>
            {t('Complete Setup')}
          </form.SubmitButton>
        </Form>
      </form.AppForm>
    </Panel>
  )
}
