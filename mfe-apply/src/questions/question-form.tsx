import { Button } from '@fluentui/react-components'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { useSWRConfig, useTexts } from '@goodword/shared-ui/kernel'
import { useQuietFormStyles } from '@goodword/shared-ui/report/use-quiet-form-styles.ts'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'
import { type ReactElement, useState } from 'react'
import { explained } from '../forms/form-problem.tsx'
import { useFormAnswer } from '../forms/use-form-answer.ts'
import { ProblemAlert } from '../refusal/problem-alert.tsx'
import { BESIDE_LINE } from './beside-line.ts'
import type { Unsent } from './send-question.ts'

interface QuestionFormProps {
  token: string
  lookup: ReferralLookup
  /** Where browsers without scripts send it. */
  action: string
  company: ReactElement
}

/** A question; what in it tells who asks is pointed out before it is sent. What sends it is loaded when it is sent. */
export function QuestionForm({ token, lookup, action, company }: QuestionFormProps) {
  const styles = useQuietFormStyles()
  const { mutate } = useSWRConfig()
  const { t } = useTexts()
  const { question: returned, problem } = useFormAnswer()
  const [isSending, setIsSending] = useState(false)
  const [unsent, setUnsent] = useUntilLanguage<Unsent | undefined>(
    undefined,
    returned && problem && { ...explained(problem, t), tellsWho: returned.contact !== undefined },
  )

  async function send(form: HTMLFormElement) {
    setIsSending(true)
    const late = await import(/* webpackChunkName: "late-apply-question" */ './send-question.ts').catch(() => undefined)
    if (late) setUnsent(await late.sendQuestion({ token, lookup, form, mutate, t }))
    // The server does the same, and answers with the page.
    else form.submit()
    setIsSending(false)
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void send(event.currentTarget)
      }}
    >
      <input type="hidden" name="decision" value="ask" />
      <label className={styles.label}>
        <span>{t('Your question')}</span>
        <textarea
          className={styles.field}
          name="text"
          rows={3}
          dir="auto"
          required
          defaultValue={returned?.text}
          // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent
          autoFocus={returned !== undefined}
          onChange={() => setUnsent(undefined)}
        />
      </label>
      {unsent?.tellsWho ? (
        <>
          <p role="alert" className={styles.done} style={BESIDE_LINE}>
            {unsent.sentence}
          </p>
          <input type="hidden" name="anyway" value="on" />
        </>
      ) : unsent ? (
        <ProblemAlert {...unsent} />
      ) : null}
      <p className={styles.quiet}>
        {t('{company} reads the question, and not who asks. Please leave out your name and how to reach you.', {
          company,
        })}
      </p>
      <div>
        <Button type="submit" disabledFocusable={isSending}>
          {isSending ? t('Sending...') : unsent?.tellsWho ? t('Send anyway') : t('Send question')}
        </Button>
      </div>
    </form>
  )
}
