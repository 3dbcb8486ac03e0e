import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { emptyJob } from './empty-job.ts'
import { JobLogo } from './job-logo.tsx'

/** Name and logo of the company, as this job shows them. */
export const CompanySection = withForm({
  defaultValues: emptyJob(null),
  render: function Render({ form }) {
    const { t } = useTexts()
    return (
      <FormSection title={t('Company')}>
        <form.AppField name="companyName">
          {(field) => <field.TextField label={t('Company Name')} required autoComplete="organization" />}
        </form.AppField>
        <form.AppField name="companyLogo">
          {() => (
            <form.Subscribe selector={(state) => state.values.companyName}>
              {(name) => <JobLogo companyName={name} />}
            </form.Subscribe>
          )}
        </form.AppField>
      </FormSection>
    )
  },
})
