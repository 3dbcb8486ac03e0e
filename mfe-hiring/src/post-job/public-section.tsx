import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { emptyJob } from './empty-job.ts'

/** Whether guests may read the job. */
export const PublicSection = withForm({
  defaultValues: emptyJob(null),
  render: ({ form }) => (
    <FormSection
      title="Who can read it"
      hint="People who refer find it in their list. With a public page, everybody who has its address reads it there without signing in, and without the referral bonus."
    >
      <form.AppField name="isPublic">{(field) => <field.SwitchField label="Public page" />}</form.AppField>
    </FormSection>
  ),
})
