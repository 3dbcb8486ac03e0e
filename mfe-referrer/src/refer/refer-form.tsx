import { Button } from '@fluentui/react-components'
import { failureOf, isApiError } from '@goodword/contract/call'
import type { JobSummary } from '@goodword/contract/jobs'
import { INVITATION_DAYS } from '@goodword/contract/limits'
import { ReferralInput } from '@goodword/contract/referrals'
import type { User } from '@goodword/contract/users'
import { LANGUAGE_NAMES, LANGUAGES } from '@goodword/languages/languages'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useDraft } from '@goodword/shared-ui/form/use-draft.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { lazy, Suspense, useState } from 'react'
import { PositionDetails } from './position-details.tsx'
import { draftKey, draftStorage, forgetDraft } from './referral-draft.ts'
import type { ReferredPerson } from './referred-person.ts'
import { RelationField } from './relation-field.tsx'
import { useIsLeft } from './use-is-left.ts'

// A message is written without it where it cannot be had.
const MessageHelp = lazy(() =>
  import(/* webpackChunkName: "late-message-help" */ './message-help.tsx').catch(() => ({ default: () => <></> })),
)

const PlainerMessage = lazy(() =>
  import(/* webpackChunkName: "late-plainer-message" */ './plainer-message.tsx').catch(() => ({
    default: () => <></>,
  })),
)

const useStyles = makeStyles({
  consent: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: 1.5 },
})

/** English is what an invitation is in where nobody chooses; its page is then in the language of the candidate's browser. */
const LANGUAGE_OPTIONS = LANGUAGES.filter((language) => language !== 'en').map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
}))

/** Survives a reload, a sign-in and Back (docs/rules.md#typed-text-is-kept-until-it-is-sent). */
const DRAFTED = ['candidateEmail', 'candidateName', 'message', 'messageWrittenWithAi', 'relation', 'language'] as const

interface ReferFormProps {
  job: JobSummary
  user: User | null
  /** Whom it begins with. */
  person?: ReferredPerson | undefined
  referCandidate: (input: ReferralInput) => Promise<void>
  /** Called when the dialog may close: sent, or cancelled. Not when it was left while it was being sent. */
  onDone: () => void
}

/** Whom to invite, with a word from the referrer. */
export function ReferForm({ job, user, person, referCandidate, onDone }: ReferFormProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const isLeft = useIsLeft()
  /** What a model wrote in the message: where it reads so again, it is not changed. */
  const [written, setWritten] = useState<{ text: string; model: string }>()
  const defaultValues: ReferralInput = {
    jobId: job.id,
    // Without a signed-in user the id is no id: the form refuses to send, silently
    // (docs/rules.md#a-form-sends-only-what-is-complete).
    referrerId: user?.id ?? '',
    candidateEmail: person?.candidateEmail ?? '',
    candidateName: person?.candidateName ?? '',
    message: '',
  }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: ReferralInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await referCandidate(value)
        showToast({
          tone: 'success',
          title: t('Referral sent successfully!'),
          description: t('The candidate will receive an email with the application link.'),
        })
        forgetDraft(value.referrerId, job.id)
        if (!isLeft()) onDone()
      } catch (error) {
        if (isApiError(error)) showServerErrors(formApi, error.problem?.errors)
        showToast({ tone: 'destructive', title: t('Failed to send referral'), ...failureOf(error) })
      }
    },
  })
  useDraft<ReferralInput>(form, draftKey(defaultValues.referrerId, job.id), DRAFTED, { storage: draftStorage })
  return (
    <form.AppForm>
      <Form label={t('Refer a Candidate')} onSubmit={form.handleSubmit}>
        <PositionDetails job={job} />
        <form.AppField name="candidateEmail">
          {(field) => (
            <field.TextField label={t('Candidate Email')} type="email" required placeholder="name@example.com" />
          )}
        </form.AppField>
        <form.AppField name="candidateName">
          {(field) => <field.TextField label={t('Candidate Name')} required placeholder={t('First and last name')} />}
        </form.AppField>
        <form.AppField name="language">
          {(field) => (
            <field.SelectField
              label={t('Language of the invitation')}
              none={LANGUAGE_NAMES.en}
              options={LANGUAGE_OPTIONS}
            />
          )}
        </form.AppField>
        {/* Before what it speaks of: whoever writes has read it. */}
        <p className={styles.consent}>
          {t(
            'They get one email with a personal link, and they decide. {company} learns nothing about them unless they apply. Then it also reads your message and how you know them, unless they leave it out.',
            { company: <bdi>{job.company.name}</bdi> },
          )}
        </p>
        <form.AppField name="relation">{() => <RelationField />}</form.AppField>
        <form.AppField
          name="message"
          listeners={{
            onChange: ({ value }) =>
              form.setFieldValue('messageWrittenWithAi', written?.text === value ? written?.model : undefined),
          }}
        >
          {(field) => (
            <form.Subscribe selector={({ values }) => values.messageWrittenWithAi ?? undefined}>
              {(model) => (
                <WrittenWithAi model={model}>
                  <field.TextAreaField
                    label={t('Personal Message (Optional)')}
                    rows={4}
                    placeholder={t('What made you think of them for this role?')}
                  />
                </WrittenWithAi>
              )}
            </form.Subscribe>
          )}
        </form.AppField>
        {user ? (
          <Suspense>
            <form.Subscribe selector={(state) => state.values.message ?? ''}>
              {(message) => <MessageHelp message={message} />}
            </form.Subscribe>
          </Suspense>
        ) : null}
        {user ? (
          <Suspense>
            <form.Subscribe selector={({ values }) => ({ message: values.message ?? '', name: values.candidateName })}>
              {({ message, name }) => (
                <PlainerMessage
                  message={message}
                  candidateName={name}
                  onChange={(text) => form.setFieldValue('message', text)}
                  onWritten={(text, model) => {
                    setWritten({ text, model })
                    form.setFieldValue('messageWrittenWithAi', model)
                  }}
                />
              )}
            </form.Subscribe>
          </Suspense>
        ) : null}
        <p className={styles.consent}>
          {t(
            'Your invitation counts for {days} days. If somebody else invites them too, the referral belongs to the person whose link they use.',
            { days: INVITATION_DAYS },
          )}
        </p>
        <ModalActions>
          <Button size="large" onClick={onDone}>
            {t('Cancel')}
          </Button>
          <form.SubmitButton size="large" pending={t('Sending...')}>
            {t('Send Referral')}
          </form.SubmitButton>
        </ModalActions>
      </Form>
    </form.AppForm>
  )
}
