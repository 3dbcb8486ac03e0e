import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { emptyJob } from './empty-job.ts'
import { JobLogo } from './job-logo.tsx'

/** Name and logo of the company, as this job shows them. */
export const CompanySection = withForm({
  defaultValues: emptyJob(null),
  render: ({ form }) => (
    <FormSection title="Company">
      <form.AppField name="companyName">
        {(field) => <field.TextField label="Company Name" required autoComplete="organization" />}
      </form.AppField>
      <form.AppField name="companyLogo">
        {() => (
          <form.Subscribe selector={(state) => state.values.companyName}>
            {(name) => <JobLogo companyName={name} />}
          </form.Subscribe>
        )}
      </form.AppField>
    </FormSection>
  ),
})
