import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { emptyJob } from './empty-job.ts'

/** Whether guests may read the job. */
export const PublicSection = withForm({
  defaultValues: emptyJob(null),
  render: function Render({ form }) {
    const { t } = useTexts()
    return (
      <FormSection
        title={t('Who can read it')}
        hint={t(
          'Referrers find it in their list. With a public page, anyone with the link can read it without signing in; the page does not show the referral bonus.',
        )}
      >
        <form.AppField name="isPublic">{(field) => <field.SwitchField label={t('Public page')} />}</form.AppField>
      </FormSection>
    )
  },
})
