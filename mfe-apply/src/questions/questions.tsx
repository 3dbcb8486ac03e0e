import type { ReferralLookup } from '@goodword/contract/referrals'
import { isUnanswered } from '@goodword/contract/statuses'
import { useQuietFormStyles } from '@goodword/shared-ui/report/use-quiet-form-styles.ts'
import { useEffect, useRef, useState } from 'react'
import { useFormAnswer } from '../forms/use-form-answer.ts'
import { Part } from '../referral/part.tsx'
import { AskedQuestion } from './asked-question.tsx'
import { QuestionForm } from './question-form.tsx'

/**
 * What was asked before applying, with the answers, and a folded form to ask
 * (docs/rules.md#a-question-can-be-asked-before-applying).
 */
export function Questions({ token, lookup }: { token: string; lookup: ReferralLookup }) {
  const styles = useQuietFormStyles()
  const { question: returned } = useFormAnswer()
  const [isSent, setIsSent] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  const { questions, referral, isHidden } = lookup
  const company = <bdi>{lookup.company.name}</bdi>

  // What had the focus is folded away.
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])

  const form = isUnanswered(referral.progress) && !isHidden && (
    <details key={questions.length} className={styles.root} open={returned !== undefined}>
      <summary className={styles.summary}>
        {questions.length > 0 ? 'Ask another question' : 'A question first?'}
      </summary>
      <QuestionForm
        token={token}
        lookup={lookup}
        company={company}
        returned={returned}
        onStart={() => setIsSent(false)}
        onSent={() => setIsSent(true)}
      />
    </details>
  )
  if (questions.length === 0) return form && <div id="question">{form}</div>
  return (
    <div id="question">
      <Part heading="Your questions">
        {isSent ? (
          <p ref={thanks} className={styles.done} role="status" tabIndex={-1}>
            Your question was sent.
          </p>
        ) : null}
        {questions.map((question) => (
          <AskedQuestion key={question.id} question={question} company={company} />
        ))}
        {form}
      </Part>
    </div>
  )
}
