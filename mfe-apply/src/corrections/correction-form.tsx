import { call } from '@goodword/contract/call'
import { correctApplication } from '@goodword/contract/candidate-calls'
import type { OwnSubmission } from '@goodword/contract/corrections'
import { applyPath } from '@goodword/contract/form-answer'
import { AnsweredErrors } from '@goodword/shared-ui/form/answered-errors.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'
import { mergeClasses } from '@griffel/react'
import { useEffect, useState } from 'react'
import { createLateRules, loadRules } from '../application/late-rules.ts'
import { useApplyForm } from '../application/use-apply-form.ts'
import { explained } from '../forms/form-problem.tsx'
import { useAddressedLanguage } from '../forms/use-addressed-language.ts'
import { useFormAnswer } from '../forms/use-form-answer.ts'
import { explainRefusal } from '../refusal/explain-refusal.ts'
import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'
import { type CorrectionValues, correctionBody } from './correction-body.ts'
import { KeptDocuments } from './kept-documents.tsx'
import { useFiles } from './use-files.ts'
import { usePanelStyles } from './use-panel-styles.ts'
import { useRefresh } from './use-refresh.ts'

interface CorrectionFormProps {
  token: string
  referralId: string
  details: NonNullable<OwnSubmission['details']>
  documents: OwnSubmission['documents']
}

/** Details and documents as they were sent, to be corrected; without scripts the details, and documents to be taken out. */
export function CorrectionForm({ token, referralId, details, documents }: CorrectionFormProps) {
  const styles = usePanelStyles()
  const { t } = useTexts()
  const refresh = useRefresh(token)
  const answer = useFormAnswer()
  const addressed = useAddressedLanguage()
  const [problem, setProblem] = useUntilLanguage<Problem | null>(null)
  const { files, isUploading, explainEnd } = useFiles(token, referralId)
  const [late] = useState(() =>
    createLateRules<CorrectionValues>(() => loadRules().then((rules) => rules.CorrectionRules as never)),
  )
  const nothing = { resume: [], portfolio: [], additional: [], removed: [] }
  const form = useApplyForm({
    defaultValues: { ...details, ...answer.typed, ...nothing } as CorrectionValues,
    validators: { onChange: late.rules },
    onSubmit: async ({ value, formApi }) => {
      setProblem(null)
      try {
        await call(correctApplication, { params: { token }, body: correctionBody(details, value) })
      } catch (error) {
        const refusal = explainRefusal(error, t)
        setProblem(refusal.sessionEnded ? { ...refusal, sentence: explainEnd() } : refusal)
        showServerErrors(formApi, refusal.fields)
        return
      }
      showToast({
        title: t('Application corrected'),
        description: t('The company sees what you changed.'),
        tone: 'success',
      })
      await refresh()
    },
  })
  useEffect(() => void late.loading().then(() => form.validate('change')), [form, late])
  const additional = documents.filter(({ slot }) => slot === 'additional').length

  return (
    <AnsweredErrors value={answer.typed && answer.problem ? explained(answer.problem, t).fields : {}}>
      <Form
        label={t('Correct my application')}
        action={applyPath(token, addressed)}
        isPlain
        onSubmit={() => form.handleSubmit()}
      >
        <input type="hidden" name="decision" value="correct" />
        <div className={styles.pair}>
          <form.AppField name="firstName">
            {(field) => <field.TextField label={t('First Name')} required autoComplete="given-name" />}
          </form.AppField>
          <form.AppField name="lastName">
            {(field) => <field.TextField label={t('Last Name')} required autoComplete="family-name" />}
          </form.AppField>
        </div>
        <form.AppField name="phone">
          {(field) => <field.TextField label={t('Phone (Optional)')} type="tel" autoComplete="tel" />}
        </form.AppField>
        <p className={styles.text}>
          {t(
            'The email address stays, as it is confirmed by a link. If you want to be written to at another one, say so in a note once the company has opened your application.',
          )}
        </p>
        <form.AppField name="coverLetter">
          {(field) => <field.TextAreaField label={t('Cover Letter (Optional)')} rows={6} />}
        </form.AppField>
        <form.AppField name="removed">
          {(field) => <KeptDocuments documents={documents} removed={field.state.value} onChange={field.handleChange} />}
        </form.AppField>
        <div className={styles.scripted}>
          <form.AppField name="resume">
            {(field) => <field.DocumentSlot slot="resume" label={t('Replace the resume')} {...files} />}
          </form.AppField>
          <form.AppField name="portfolio">
            {(field) => <field.DocumentSlot slot="portfolio" label={t('Replace or add a portfolio')} {...files} />}
          </form.AppField>
          <form.Subscribe
            selector={({ values }) =>
              3 - additional + values.removed.filter((id) => isAdditional(documents, id)).length
            }
          >
            {(room) =>
              room > 0 ? (
                <form.AppField name="additional">
                  {(field) => (
                    <field.DocumentSlot slot="additional" label={t('Add documents')} room={room} {...files} />
                  )}
                </form.AppField>
              ) : (
                <p className={styles.text}>{t('There are three additional documents. Take one out to add another.')}</p>
              )
            }
          </form.Subscribe>
        </div>
        <p className={mergeClasses(styles.text, styles.unscripted)}>
          {t('To replace or add documents, please open this page in a browser that runs scripts.')}
        </p>
        {problem ? <ProblemAlert {...problem} /> : null}
        <form.AppForm>
          <form.Subscribe
            selector={({ values }) =>
              Object.keys(correctionBody(details, values)).length > 0 &&
              values.firstName.trim() !== '' &&
              values.lastName.trim() !== ''
            }
          >
            {(isChanged) => (
              <form.SubmitButton isNative pending={t('Sending Correction...')} disabled={!isChanged || isUploading}>
                {t('Send Correction')}
              </form.SubmitButton>
            )}
          </form.Subscribe>
        </form.AppForm>
      </Form>
    </AnsweredErrors>
  )
}

function isAdditional(documents: OwnSubmission['documents'], id: string): boolean {
  return documents.some((document) => document.id === id && document.slot === 'additional')
}
