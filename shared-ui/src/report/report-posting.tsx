import { Button } from '@fluentui/react-components'
import { useHydrated, useTexts } from '@goodword/shared-ui/kernel'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useUntilLanguage } from '../use-until-language.ts'
import { useQuietFormStyles } from './use-quiet-form-styles.ts'

interface ReportPostingProps<Reason extends string> {
  /** What can be wrong, in words. */
  reasons: Record<Reason, string>
  send: (input: { reason: Reason; details: string }) => Promise<unknown>
  /** Why it could not be sent; undefined where nobody knows. */
  explain: (error: unknown) => string | undefined
  /** Guests get no answer. */
  isGuest?: boolean
  /** Where browsers without scripts send the form; without it nothing is sent before scripts have loaded. */
  action?: string
  /** Whether it was sent, by a browser without scripts. */
  isSent?: boolean
}

/**
 * "Report this posting": closed, a line; open, a form of the browser's own fields, which weighs nothing and works while scripts load
 * (docs/rules.md#everybody-can-report-a-posting).
 */
export function ReportPosting<Reason extends string>(props: ReportPostingProps<Reason>) {
  const { reasons, send, explain, isGuest = false, action, isSent = false } = props
  const styles = useQuietFormStyles()
  const hydrated = useHydrated()
  const { t } = useTexts()
  const [standing, setStanding] = useState<'open' | 'sending' | 'sent'>(isSent ? 'sent' : 'open')
  const [problem, setProblem] = useUntilLanguage<string | undefined>(undefined)
  const thanks = useRef<HTMLParagraphElement>(null)

  // What had the focus is gone.
  useEffect(() => {
    if (standing === 'sent' && !isSent) thanks.current?.focus()
  }, [standing, isSent])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (standing === 'sending') return
    const typed = new FormData(event.currentTarget)
    setStanding('sending')
    setProblem(undefined)
    try {
      await send({ reason: typed.get('reason') as Reason, details: String(typed.get('details') ?? '') })
      setStanding('sent')
    } catch (error) {
      setProblem(explain(error) ?? t("That didn't reach us. Please try again."))
      setStanding('open')
    }
  }

  if (standing === 'sent')
    return (
      <p id="report" ref={thanks} className={styles.done} role="status" tabIndex={-1}>
        {isGuest
          ? t('Thank you. An operator will look at it. You get no answer, as we do not know who you are.')
          : t('Thank you. An operator will look at it.')}
      </p>
    )
  return (
    <details className={styles.root} id="report">
      <summary className={styles.summary}>{t('Report this posting')}</summary>
      <form
        className={styles.form}
        method="post"
        action={action}
        aria-label={t('Report this posting')}
        onSubmit={submit}
      >
        <label className={styles.label}>
          <span>{t('What is wrong? *')}</span>
          <select className={styles.field} name="reason" required defaultValue="">
            <option value="" disabled>
              {t('Please choose')}
            </option>
            {Object.entries<string>(reasons).map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.label}>
          <span>{t('Details')}</span>
          <textarea className={styles.field} name="details" rows={3} dir="auto" />
        </label>
        <p className={styles.quiet}>{t('The company does not learn who reported it.')}</p>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <div>
          <Button
            type="submit"
            name="decision"
            value="report"
            disabledFocusable={standing === 'sending' || (action === undefined && !hydrated)}
          >
            {standing === 'sending' ? t('Sending...') : t('Send report')}
          </Button>
        </div>
      </form>
    </details>
  )
}
