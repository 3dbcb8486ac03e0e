import { Button } from '@fluentui/react-components'
import { AnswerInput, type OperatorReport } from '@goodword/contract/operator-reports'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { said } from '@goodword/languages/texts'
import { useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { showRefusal } from '../rewards/show-refusal.ts'
import { isDone, OUTCOMES } from './report-in-words.ts'
import { useReports } from './use-reports.ts'

interface AnswerFormProps {
  report: OperatorReport
  outcome: ReportOutcome
  /** Key of the stored draft. */
  draft: string
  onDone: () => void
}

const WHO_READS = {
  'job-hidden': said('An email to the company has it'),
  'account-closed': said('An email to the owner of the account has it'),
}

const OF_IT = said('All open reports of it are answered.')
const ANSWERED: Record<ReportOutcome, string> = {
  'job-hidden': OF_IT,
  'account-closed': said(
    'All open reports of it are answered; where nobody else owns the company, those of all its postings.',
  ),
  nothing: OF_IT,
}

/** What the reporters read and, where something is done, what the company reads. */
export function AnswerForm({ report, outcome, draft, onDone }: AnswerFormProps) {
  const { t } = useTexts()
  const { answer } = useReports()
  const takesReason = outcome !== 'nothing' && !isDone(report, outcome)
  const form = useAppForm({
    defaultValues: { outcome, answer: '', ...(takesReason && { reason: '' }) } as AnswerInput,
    validators: { onChange: AnswerInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await answer(report, value)
        showToast({ tone: 'success', title: t(OUTCOMES[outcome]), description: t(ANSWERED[outcome]) })
        onDone()
      } catch (error) {
        showRefusal(t('Failed to answer the report'), error, formApi, onDone)
      }
    },
  })
  useDialogDraft<AnswerInput>(form, draft, ['answer', 'reason'])
  return (
    <Form label={t('Answer the report')} onSubmit={() => form.handleSubmit()}>
      {takesReason ? (
        <form.AppField name="reason">
          {(field) => <field.TextAreaField label={t('Reason')} hint={t(WHO_READS[outcome])} required rows={3} />}
        </form.AppField>
      ) : null}
      <form.AppField name="answer">
        {(field) => (
          <field.TextAreaField
            label={t('Answer')}
            hint={t('Whoever reported the posting reads it')}
            required
            rows={3}
          />
        )}
      </form.AppField>
      <ModalActions>
        <Button size="large" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <form.AppForm>
          <form.SubmitButton size="large" pending={t('Sending...')}>
            {!takesReason ? t('Answer') : outcome === 'job-hidden' ? t('Hide posting') : t('Close account')}
          </form.SubmitButton>
        </form.AppForm>
      </ModalActions>
    </Form>
  )
}
