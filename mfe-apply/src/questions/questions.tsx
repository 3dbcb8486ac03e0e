import { applyPath } from '@goodword/contract/form-answer'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useQuietFormStyles } from '@goodword/shared-ui/report/use-quiet-form-styles.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { useAddressedLanguage } from '../forms/use-addressed-language.ts'
import { useFormAnswer } from '../forms/use-form-answer.ts'
import { Part } from '../referral/part.tsx'
import { useTextStyles } from '../referral/use-text-styles.ts'
import { BESIDE_LINE } from './beside-line.ts'
import { QuestionForm } from './question-form.tsx'

/**
 * What was asked before applying, with the answers, and a folded form to ask
 * (docs/rules.md#a-question-can-be-asked-before-applying).
 */
export function Questions({ token, lookup }: { token: string; lookup: ReferralLookup }) {
  const styles = useQuietFormStyles()
  const { text: words } = useTextStyles()
  const zone = useZone()
  const { t, language } = useTexts()
  const { question: returned } = useFormAnswer()
  const addressed = useAddressedLanguage()
  const { questions, application, isHidden } = lookup
  const company = <bdi>{lookup.company.name}</bdi>
  const asked = questions.map(({ id, text, answer, answeredAt, byLetter, refusesEmails }) => {
    const day = formatDate(answeredAt, zone, language)
    return (
      <div key={id} style={BESIDE_LINE}>
        <p className={words} dir="auto">
          {text}
        </p>
        <p className={styles.quiet}>
          {answer
            ? t('{company} answered on {day}:', { company, day: <span key={day}>{day}</span> })
            : byLetter
              ? t('No answer yet. It will stand here, and comes by email, too.')
              : refusesEmails
                ? t('No answer yet. It will stand here only: your address gets no emails from us.')
                : t('No answer yet. It will stand here.')}
        </p>
        <p className={words} dir="auto">
          {answer}
        </p>
      </div>
    )
  })
  return (
    <div id="question" className={styles.focused} tabIndex={-1}>
      {asked.length > 0 ? <Part heading={t('Your questions')}>{asked}</Part> : null}
      {application || isHidden ? null : (
        // Another one begins with an empty field.
        <details key={asked.length} className={styles.root} open={returned !== undefined}>
          <summary className={styles.summary}>
            {asked.length > 0 ? t('Ask another question') : t('A question first?')}
          </summary>
          <QuestionForm
            token={token}
            lookup={lookup}
            action={`${applyPath(token, addressed)}#question`}
            company={company}
          />
        </details>
      )}
    </div>
  )
}
