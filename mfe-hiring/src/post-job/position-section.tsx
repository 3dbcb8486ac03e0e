import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { DESCRIPTION_MIN, REQUIREMENTS_MIN } from '@goodword/contract/limits'
import { JOB_TYPES } from '@goodword/contract/statuses'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { FieldRow } from '@goodword/shared-ui/form/field-row.tsx'
import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { emptyJob } from './empty-job.ts'
import type { useWrittenWithAi } from './use-written-with-ai.ts'

const TYPES = JOB_TYPES.map((type) => ({ value: type, label: JOB_TYPE_LABELS[type] }))

type ModelOf = ReturnType<typeof useWrittenWithAi>['modelOf']
const NO_MODEL: ModelOf = () => undefined

/** Title, texts, location and type of the job. */
export const PositionSection = withForm({
  defaultValues: emptyJob(null),
  props: { modelOf: NO_MODEL },
  render: ({ form, modelOf }) => (
    <FormSection title="The role">
      <form.AppField name="title">
        {(field) => <field.TextField label="Job Title" required placeholder="Senior Frontend Engineer" />}
      </form.AppField>
      <FieldRow>
        <form.AppField name="location">
          {(field) => <field.TextField label="Location" required placeholder="Lisbon, or remote" />}
        </form.AppField>
        <form.AppField name="type">
          {(field) => <field.SelectField label="Employment Type" required options={TYPES} />}
        </form.AppField>
      </FieldRow>
      <form.AppField name="description">
        {(field) => (
          <WrittenWithAi model={modelOf('description', field.state.value)}>
            <field.TextAreaField
              label="Job Description"
              required
              rows={8}
              hint={`At least ${DESCRIPTION_MIN} characters.`}
              placeholder="What they will do, with whom, and why it matters."
            />
          </WrittenWithAi>
        )}
      </form.AppField>
      <form.AppField name="requirements">
        {(field) => (
          <WrittenWithAi model={modelOf('requirements', field.state.value)}>
            <field.TextAreaField
              label="Requirements"
              required
              rows={5}
              hint={`At least ${REQUIREMENTS_MIN} characters. Only what is really needed.`}
            />
          </WrittenWithAi>
        )}
      </form.AppField>
    </FormSection>
  ),
})
