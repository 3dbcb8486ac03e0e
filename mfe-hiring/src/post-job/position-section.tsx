import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { DESCRIPTION_MIN, REQUIREMENTS_MIN } from '@goodword/contract/limits'
import { JOB_TYPES } from '@goodword/contract/statuses'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { FieldRow } from '@goodword/shared-ui/form/field-row.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { emptyJob } from './empty-job.ts'
import type { useWrittenWithAi } from './use-written-with-ai.ts'

type OnTyped = ReturnType<typeof useWrittenWithAi>['typed']
const NOTHING: OnTyped = () => {}

/** Title, texts, location and type of the job. */
export const PositionSection = withForm({
  defaultValues: emptyJob(null),
  props: { onTyped: NOTHING },
  render: function Render({ form, onTyped }) {
    const { t } = useTexts()
    return (
      <FormSection title={t('The role')}>
        <form.AppField name="title">
          {(field) => <field.TextField label={t('Job Title')} required placeholder={t('Senior Frontend Engineer')} />}
        </form.AppField>
        <FieldRow>
          <form.AppField name="location">
            {(field) => <field.TextField label={t('Location')} required placeholder={t('Lisbon, or remote')} />}
          </form.AppField>
          <form.AppField name="type">
            {(field) => (
              <field.SelectField
                label={t('Employment Type')}
                required
                options={JOB_TYPES.map((type) => ({ value: type, label: t(JOB_TYPE_LABELS[type]) }))}
              />
            )}
          </form.AppField>
        </FieldRow>
        <form.AppField name="description" listeners={{ onChange: ({ value }) => onTyped('description', value) }}>
          {(field) => (
            <form.Subscribe selector={({ values }) => values.writtenWithAi?.description}>
              {(model) => (
                <WrittenWithAi model={model}>
                  <field.TextAreaField
                    label={t('Job Description')}
                    required
                    rows={8}
                    hint={t('At least {min} characters.', { min: DESCRIPTION_MIN })}
                    placeholder={t('What they will do, with whom, and why it matters.')}
                  />
                </WrittenWithAi>
              )}
            </form.Subscribe>
          )}
        </form.AppField>
        <form.AppField name="requirements" listeners={{ onChange: ({ value }) => onTyped('requirements', value) }}>
          {(field) => (
            <form.Subscribe selector={({ values }) => values.writtenWithAi?.requirements}>
              {(model) => (
                <WrittenWithAi model={model}>
                  <field.TextAreaField
                    label={t('Requirements')}
                    required
                    rows={5}
                    hint={t('At least {min} characters. Only what is really needed.', { min: REQUIREMENTS_MIN })}
                  />
                </WrittenWithAi>
              )}
            </form.Subscribe>
          )}
        </form.AppField>
      </FormSection>
    )
  },
})
