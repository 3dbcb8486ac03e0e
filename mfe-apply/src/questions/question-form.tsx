import { Button } from '@fluentui/react-components'
import { applyPath, type FormAnswer } from '@goodword/contract/form-answer'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { useQuietFormStyles } from '@goodword/shared-ui/report/use-quiet-form-styles.ts'
import { type ReactElement, useRef } from 'react'
import { ProblemAlert } from '../refusal/problem-alert.tsx'
import { useQuestion } from './use-question.ts'

interface QuestionFormProps {
  token: string
  lookup: ReferralLookup
  company: ReactElement
  /** What came back of a form that was sent without a script. */
  returned: FormAnswer['question']
  /** Called when something is typed, and when the question was sent. */
  onStart: () => void
  onSent: () => void
}

/** A question, and what in it tells who asks: pointed out before it is sent. It works without scripts. */
export function QuestionForm({ token, lookup, company, returned, onStart, onSent }: QuestionFormProps) {
  const styles = useQuietFormStyles()
  const field = useRef<HTMLTextAreaElement>(null)
  const { remark, problem, isSending, send, forget } = useQuestion(token, lookup, returned, onSent)
  return (
    <form
      className={styles.form}
      method="post"
      action={`${applyPath(token)}#question`}
      aria-label="A question first?"
      onSubmit={(event) => {
        event.preventDefault()
        void send(field.current?.value ?? '')
      }}
    >
      <label className={styles.label}>
        <span>Your question</span>
        <textarea
          ref={field}
          className={styles.field}
          name="text"
          rows={3}
          dir="auto"
          required
          defaultValue={returned?.text}
          // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent
          autoFocus={returned !== undefined}
          aria-describedby="question-hint"
          onChange={() => {
            onStart()
            forget()
          }}
        />
      </label>
      {remark ? (
        <p className={styles.problem} role="alert">
          {remark}
        </p>
      ) : null}
      {remark ? <input type="hidden" name="anyway" value="on" /> : null}
      {problem ? <ProblemAlert {...problem} /> : null}
      <p className={styles.quiet} id="question-hint">
        {company} reads the question, and not who asks. Please leave out your name and how to reach you.
      </p>
      <div>
        <Button type="submit" name="decision" value="ask" disabledFocusable={isSending}>
          {isSending ? 'Sending...' : remark ? 'Send anyway' : 'Send question'}
        </Button>
      </div>
    </form>
  )
}
