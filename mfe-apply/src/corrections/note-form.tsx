import { call } from '@goodword/contract/call'
import { sendNote } from '@goodword/contract/candidate-calls'
import { applyPath } from '@goodword/contract/form-answer'
import { AnsweredErrors } from '@goodword/shared-ui/form/answered-errors.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'
import { mergeClasses } from '@griffel/react'
import { useApplyForm } from '../application/use-apply-form.ts'
import type { UploadedDocument } from '../documents/document.ts'
import { explained } from '../forms/form-problem.tsx'
import { useAddressedLanguage } from '../forms/use-addressed-language.ts'
import { useFormAnswer } from '../forms/use-form-answer.ts'
import { explainRefusal } from '../refusal/explain-refusal.ts'
import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'
import { useFiles } from './use-files.ts'
import { usePanelStyles } from './use-panel-styles.ts'
import { useRefresh } from './use-refresh.ts'

interface NoteFormProps {
  token: string
  referralId: string
}

/** A note to the company with up to three documents; without scripts the words alone. */
export function NoteForm({ token, referralId }: NoteFormProps) {
  const styles = usePanelStyles()
  const { t } = useTexts()
  const refresh = useRefresh(token)
  const answer = useFormAnswer()
  const addressed = useAddressedLanguage()
  const [problem, setProblem] = useUntilLanguage<Problem | null>(null)
  const { files, isUploading, explainEnd } = useFiles(token, referralId)
  const form = useApplyForm({
    defaultValues: { text: answer.typed?.text ?? '', additional: [] as UploadedDocument[] },
    onSubmit: async ({ value: { text, additional }, formApi }) => {
      setProblem(null)
      try {
        const additionalDocumentsUrl = additional.map(({ url }) => url).join(',') || null
        await call(sendNote, { params: { token }, body: { text, additionalDocumentsUrl } })
      } catch (error) {
        const refusal = explainRefusal(error, t)
        setProblem(refusal.sessionEnded ? { ...refusal, sentence: explainEnd() } : refusal)
        showServerErrors(formApi, refusal.fields)
        return
      }
      showToast({
        title: t('Note sent'),
        description: t('The company reads it with your application.'),
        tone: 'success',
      })
      await refresh()
    },
  })
  return (
    <AnsweredErrors value={answer.typed && answer.problem ? explained(answer.problem, t).fields : {}}>
      <Form label={t('Send a note')} action={applyPath(token, addressed)} isPlain onSubmit={() => form.handleSubmit()}>
        <input type="hidden" name="decision" value="note" />
        <form.AppField name="text">
          {(field) => <field.TextAreaField label={t('Your note')} required rows={4} />}
        </form.AppField>
        <div className={styles.scripted}>
          <form.AppField name="additional">
            {(field) => <field.DocumentSlot slot="additional" {...files} />}
          </form.AppField>
        </div>
        <p className={mergeClasses(styles.text, styles.unscripted)}>
          {t('To add documents, please open this page in a browser that runs scripts.')}
        </p>
        {problem ? <ProblemAlert {...problem} /> : null}
        <form.AppForm>
          <form.Subscribe selector={({ values }) => values.text.trim() !== ''}>
            {(isTyped) => (
              <form.SubmitButton isNative pending={t('Sending Note...')} disabled={!isTyped || isUploading}>
                {t('Send Note')}
              </form.SubmitButton>
            )}
          </form.Subscribe>
        </form.AppForm>
      </Form>
    </AnsweredErrors>
  )
}
