import { AGREEMENT } from '@goodword/contract/agreement'
import { call } from '@goodword/contract/call'
import { submitApplication } from '@goodword/contract/candidate-calls'
import { applyPath } from '@goodword/contract/form-answer'
import { DOCUMENT_SLOTS } from '@goodword/contract/limits'
import type { ReferralLookup } from '@goodword/contract/referrals'
import type { SubmittedApplication } from '@goodword/contract/submission'
import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import { useIdempotencyKey } from '@goodword/shared-ui/data/use-idempotency-key.ts'
import { AnsweredErrors } from '@goodword/shared-ui/form/answered-errors.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useDraft } from '@goodword/shared-ui/form/use-draft.ts'
import { showToast, useParams, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react'
import { stillTaken } from '../documents/still-taken.ts'
import { explained } from '../forms/form-problem.tsx'
import { LanguageButtons } from '../forms/language-buttons.tsx'
import { useAddressedLanguage } from '../forms/use-addressed-language.ts'
import { useFormAnswer } from '../forms/use-form-answer.ts'
import { explainRefusal } from '../refusal/explain-refusal.ts'
import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'
import { stepOf } from '../steps/step-of.ts'
import { StepStrip } from '../steps/step-strip.tsx'
import { type ApplicationValues, applicationBody, emptyApplication } from './application-values.ts'
import { draftKey } from './draft.ts'
import { focusNext } from './focus-next.ts'
import { createLateRules } from './late-rules.ts'
import { LinkToComputer } from './link-to-computer.tsx'
import { missingParts, type Part } from './missing-parts.ts'
import { StillNeeded } from './still-needed.tsx'
import { useApplyForm } from './use-apply-form.ts'
import { useFormStyles } from './use-form-styles.ts'

/** Never the agreement (docs/rules.md#typed-text-is-kept-until-it-is-sent). */
const DRAFTED = ['firstName', 'lastName', 'email', 'phone', 'coverLetter', 'includeMessage', ...DOCUMENT_SLOTS] as const

/** The keyboard of a phone, and what its return key says. */
const NAME = { autoCapitalize: 'words', input: { enterKeyHint: 'next' } } as const
const PHONE = { ...NAME, autoCapitalize: 'none' } as const

const showing = () =>
  import(/* webpackChunkName: "late-application-rules" */ '@goodword/shared-ui/form/show-server-errors.ts')

interface ApplicationFormProps {
  referral: ReferralLookup['referral']
  /** Names, each in its own direction. */
  company: ReactElement
  referrer: ReactElement
  candidate: ReferralLookup['candidate']
  /** Yes or no, shown below the four steps; null once the application is sent, and then without the steps. */
  decision: ReactNode
  onSent: (application: SubmittedApplication) => void
  /** @returns what to tell the candidate */
  onSessionEnded: () => string
}

/** 'Complete Your Application': kept whole on failure, started afresh by the page on success. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { token = '' } = useParams()
  const { referral, company, referrer, candidate, decision, onSent, onSessionEnded } = props
  const styles = useFormStyles()
  const headingId = useId()
  const sendWithKey = useIdempotencyKey()
  const [problem, setProblem] = useUntilLanguage<Problem | null>(null)
  const [uploads, setUploads] = useState(0)
  const upload = {
    referralId: referral.id,
    onRunning: (change: 1 | -1) => setUploads((count) => count + change),
    onSessionEnded,
  }
  // Of a form that was refused what it held, or the first reply's values: a later one must not overwrite what was typed.
  const answer = useFormAnswer()
  const addressed = useAddressedLanguage()
  const { t, language } = useTexts()
  const [defaultValues] = useState(() => ({ ...emptyApplication(candidate), ...answer.values }))

  const [late] = useState(() => createLateRules())

  const form = useApplyForm({
    defaultValues,
    validators: { onChange: late.rules },
    onSubmit: async ({ value, formApi }) => {
      if (missingParts(value).length > 0) return
      setProblem(null)
      let sent: SubmittedApplication
      try {
        const body = applicationBody(referral.id, value)
        sent = await sendWithKey(body, (idempotencyKey) => call(submitApplication, { body, idempotencyKey }))
      } catch (error) {
        const refusal = explainRefusal(error, t)
        const description = t('Failed to submit application. Please try again.')
        showToast({ title: t('Error'), description, tone: 'destructive', requestId: refusal.requestId })
        setProblem(refusal.sessionEnded ? { ...refusal, sentence: t(onSessionEnded()) } : refusal)
        // Where it does not load, the sentence above is there.
        await showing().then(
          ({ showServerErrors }) => showServerErrors(formApi, refusal.fields),
          () => {},
        )
        return
      }
      draft.clear()
      const description = t("Thank you for applying. We'll be in touch soon.")
      showToast({ title: t('Application submitted successfully!'), description, tone: 'success' })
      onSent(sent)
    },
  })
  // What was typed before they were there is judged then.
  useEffect(() => void late.loading().then(() => form.validate('change')), [form, late])
  const draft = useDraft<ApplicationValues>(form, draftKey(referral.id), DRAFTED, { ask: stillTaken })

  const legal = (path: string) => (words: ReactNode) => (
    <a href={language === 'en' ? path : `${path}?${LANGUAGE_PARAMETER}=${language}`} target="_blank" rel="noopener">
      {words}
    </a>
  )

  return (
    <AnsweredErrors value={answer.problem ? explained(answer.problem, t).fields : {}}>
      {decision ? (
        <form.Subscribe
          selector={({ values, isDirty }) =>
            missingParts({ ...values, agreed: true }).length === 0 ? 'ready' : isDirty ? 'started' : 'empty'
          }
        >
          {(filled) => {
            const [started, profileReady] = [filled !== 'empty', filled === 'ready']
            return (
              <StepStrip current={stepOf({ progress: referral.progress, started, profileReady })} company={company} />
            )
          }}
        </form.Subscribe>
      ) : null}
      {decision}
      <Panel>
        <Heading size="large" className={styles.heading} id={headingId}>
          {t('Complete Your Application')}
        </Heading>
        <Form
          labelledBy={headingId}
          action={applyPath(token, addressed)}
          onSubmit={() => form.handleSubmit()}
          onKeyDown={(event) => void (missingParts(form.state.values).length > 0 && focusNext(event))}
        >
          <div className={styles.pair}>
            <form.AppField name="firstName">
              {(field) => <field.TextField label={t('First Name')} required autoComplete="given-name" {...NAME} />}
            </form.AppField>
            <form.AppField name="lastName">
              {(field) => <field.TextField label={t('Last Name')} required autoComplete="family-name" {...NAME} />}
            </form.AppField>
          </div>
          <div className={styles.pair}>
            <form.AppField name="email">
              {(field) => (
                <field.TextField
                  label={t('Email')}
                  type="email"
                  required
                  autoComplete="email"
                  inputMode="email"
                  {...PHONE}
                />
              )}
            </form.AppField>
            <form.AppField name="phone">
              {(field) => (
                <field.TextField
                  label={t('Phone (Optional)')}
                  type="tel"
                  autoComplete="tel"
                  inputMode="tel"
                  {...PHONE}
                />
              )}
            </form.AppField>
          </div>
          <form.AppField name="resume">
            {(field) => (
              <>
                <field.DocumentSlot slot="resume" required {...upload} />
                {field.state.value.length === 0 ? <LinkToComputer token={token} /> : null}
              </>
            )}
          </form.AppField>
          <form.AppField name="portfolio">
            {(field) => <field.DocumentSlot slot="portfolio" {...upload} />}
          </form.AppField>
          <form.AppField name="additional">
            {(field) => <field.DocumentSlot slot="additional" {...upload} />}
          </form.AppField>
          <form.AppField name="coverLetter">
            {(field) => <field.TextAreaField label={t('Cover Letter (Optional)')} rows={6} />}
          </form.AppField>
          {(referral.message || referral.relation) && !referral.isMessagePrivate ? (
            <form.AppField name="includeMessage">
              {(field) => <field.MessageChoice referrer={referrer} company={company} />}
            </form.AppField>
          ) : null}
          <LanguageButtons />
          <form.AppField name="agreed">{(field) => <field.CheckboxField label={t(AGREEMENT)} />}</form.AppField>
          <p className={styles.legal}>
            {t(
              'Read the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy> in a tab of their own.',
              { terms: legal('/terms'), privacy: legal('/privacy') },
            )}
          </p>
          {problem ? <ProblemAlert {...problem} /> : null}
          <form.AppForm>
            <form.Subscribe selector={({ values }) => missingParts(values).join()}>
              {(missing) => (
                <div className={styles.send}>
                  <form.SubmitButton
                    isNative
                    size="large"
                    pending={t('Submitting Application...')}
                    disabled={missing !== '' || uploads > 0}
                  >
                    {t('Submit Application')}
                  </form.SubmitButton>
                  <StillNeeded parts={missing === '' ? [] : (missing.split(',') as Part[])} uploading={uploads > 0} />
                </div>
              )}
            </form.Subscribe>
          </form.AppForm>
        </Form>
      </Panel>
    </AnsweredErrors>
  )
}
