import { Button } from '@fluentui/react-components'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { makeStyles } from '@griffel/react'
import { type ReactElement, useRef } from 'react'
import { asks, decides } from '../forms/buttons.ts'
import { DecisionForm } from '../forms/decision-form.tsx'
import type { Asking } from '../forms/use-asking.ts'
import { AddressSource } from './address-source.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { showFailure } from './show-failure.ts'

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { margin: 0, flex: '1 1 100%', lineHeight: 1.45, overflowWrap: 'anywhere', outlineStyle: 'none' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface DecisionStripProps {
  token: string
  question: Asking
  interested: boolean
  /** Operators hid the posting: there is nothing to be interested in. */
  isHidden: boolean
  countsUntil: string | null
  /** Names, each in its own direction. */
  company: ReactElement
  referrer: ReactElement
  /** Both reject when the call failed. */
  onInterest: () => Promise<unknown>
  onDecline: (never: boolean) => Promise<void>
}

/** Yes or no, before any form: the choice is the candidate's (docs/rules.md#a-candidate-goes-four-steps). */
export function DecisionStrip(props: DecisionStripProps) {
  const { token, question, interested, isHidden, countsUntil, company, referrer, onInterest, onDecline } = props
  const { asking, ask, isPage } = question
  const styles = useStyles()
  const zone = useZone()
  const { t, language } = useTexts()
  const answer = useRef<HTMLParagraphElement>(null)

  async function confirmInterest() {
    // The button is disabled at once: without this the focus would go back to the top of the page.
    answer.current?.focus()
    await onInterest().catch((error) => showFailure(error, t))
  }

  const dialog = asking && (
    <DeclineDialog
      token={token}
      isPage={isPage}
      company={company}
      referrer={referrer}
      onDecline={onDecline}
      onClose={() => ask(undefined)}
    />
  )
  if (isPage) return dialog
  return (
    <section className={styles.strip} aria-label={t('Your decision')}>
      <p className={styles.text} ref={answer} tabIndex={-1} aria-live="polite">
        {isHidden ? (
          <span key="hidden">
            {t(
              'The operators of Goodword hid this posting. It takes no applications, and you can delete your details.',
            )}
          </span>
        ) : interested ? (
          <span key="answered">
            {t("Lovely! {referrer} sees that you're interested. Fill in the form whenever you're ready.", { referrer })}
          </span>
        ) : (
          <span key="asked">{t('Curious? Let {referrer} know, and take your time with the form.', { referrer })}</span>
        )}
      </p>
      <DecisionForm token={token} className={styles.buttons}>
        {/* It keeps its place: a second click there must not land on "No thanks". */}
        {isHidden ? null : (
          <Button {...decides('interest', confirmInterest)} disabled={interested}>
            {t("I'm interested")}
          </Button>
        )}
        <Button appearance="subtle" {...asks('decline', () => ask('decline'))}>
          {t('No thanks, delete my details')}
        </Button>
      </DecisionForm>
      {countsUntil && !isHidden && (
        <p className={styles.text}>
          {t(
            'Your invitation counts until {date}. If others invite you too, the referral belongs to the person whose link you use.',
            { date: <span>{formatDeadline(countsUntil, zone, language)}</span> },
          )}
        </p>
      )}
      <AddressSource token={token} className={styles.text} referrer={referrer} />
      {dialog}
    </section>
  )
}
