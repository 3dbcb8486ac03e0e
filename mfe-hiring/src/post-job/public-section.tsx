import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { emptyJob } from './empty-job.ts'

/** Whether guests may read the job. */
export const PublicSection = withForm({
  defaultValues: emptyJob(null),
  render: ({ form }) => (
    <FormSection
      title="Who can read it"
      hint="Referrers find it in their list. With a public page, anyone with the link can read it without signing in; the page does not show the referral bonus."
    >
      <form.AppField name="isPublic">{(field) => <field.SwitchField label="Public page" />}</form.AppField>
    </FormSection>
  ),
})
