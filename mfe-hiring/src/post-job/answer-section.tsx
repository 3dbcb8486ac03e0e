import { FormSection } from '@goodword/shared-ui/form/form-section.tsx'
import { withForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DaysField } from './days-field.tsx'
import { emptyJob } from './empty-job.ts'

/** Within how many days the company promises an answer (docs/rules.md#an-answer-is-promised). */
export const AnswerSection = withForm({
  defaultValues: emptyJob(null),
  render: function Render({ form }) {
    const { t } = useTexts()
    return (
      <FormSection
        title={t('Your promise')}
        hint={t(
          'Applicants and recommenders read it. Your team is reminded in time; nothing is ever decided by itself.',
        )}
      >
        <form.AppField name="answerWithinDays">
          {() => (
            <DaysField
              label={t('We answer within')}
              hint={t('An interview, a hire or a no. Who has applied keeps the promise that stood then.')}
            />
          )}
        </form.AppField>
      </FormSection>
    )
  },
})
