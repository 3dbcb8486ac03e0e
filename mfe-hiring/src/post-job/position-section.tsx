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

type OnTyped = ReturnType<typeof useWrittenWithAi>['typed']
const NOTHING: OnTyped = () => {}

/** Title, texts, location and type of the job. */
export const PositionSection = withForm({
  defaultValues: emptyJob(null),
  props: { onTyped: NOTHING },
  render: ({ form, onTyped }) => (
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
      <form.AppField name="description" listeners={{ onChange: ({ value }) => onTyped('description', value) }}>
        {(field) => (
          <form.Subscribe selector={({ values }) => values.writtenWithAi?.description}>
            {(model) => (
              <WrittenWithAi model={model}>
                <field.TextAreaField
                  label="Job Description"
                  required
                  rows={8}
                  hint={`At least ${DESCRIPTION_MIN} characters.`}
                  placeholder="What they will do, with whom, and why it matters."
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
                  label="Requirements"
                  required
                  rows={5}
                  hint={`At least ${REQUIREMENTS_MIN} characters. Only what is really needed.`}
                />
              </WrittenWithAi>
            )}
          </form.Subscribe>
        )}
      </form.AppField>
    </FormSection>
  ),
})
