import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { DaysField } from './days-field.tsx'
import { emptyJob } from './empty-job.ts'

/** Within how many days the company promises an answer (docs/rules.md#an-answer-is-promised). */
export const AnswerSection = withForm({
  defaultValues: emptyJob(null),
  render: ({ form }) => (
    <FormSection
      title="Your promise"
      hint="Applicants and recommenders read it. Your team is reminded in time; nothing is ever decided by itself."
    >
      <form.AppField name="answerWithinDays">
        {() => (
          <DaysField
            label="We answer within"
            hint="An interview, a hire or a no. Who has applied keeps the promise that stood then."
          />
        )}
      </form.AppField>
    </FormSection>
  ),
})
