import { Button } from '@fluentui/react-components'
import { showToast, useHydrated } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { type ReactElement, useRef, useState } from 'react'
import { DeclineDialog } from './decline-dialog.tsx'
import { explainFailure } from './explain-failure.ts'

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
  interested: boolean
  /** Names, each in its own direction. */
  company: ReactElement
  referrer: ReactElement
  /** Both reject when the call failed. */
  onInterest: () => Promise<unknown>
  onDecline: (never: boolean) => Promise<void>
}

/** Yes or no, before any form: the choice is the candidate's (docs/rules.md#a-candidate-goes-four-steps). */
export function DecisionStrip({ interested, company, referrer, onInterest, onDecline }: DecisionStripProps) {
  const styles = useStyles()
  const hydrated = useHydrated()
  const [asking, setAsking] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)

  async function confirmInterest() {
    // The button disappears: without this the focus would go back to the top of the page.
    answer.current?.focus()
    try {
      await onInterest()
    } catch (error) {
      const { sentence, requestId } = explainFailure(error)
      showToast({ title: "That didn't reach us", description: sentence, tone: 'destructive', requestId })
    }
  }

  return (
    <section className={styles.strip} aria-label="Your decision">
      <p className={styles.text} ref={answer} tabIndex={-1} aria-live="polite">
        {interested ? (
          <>Lovely! {referrer} sees that you're interested. Fill in the form whenever you're ready.</>
        ) : (
          <>Curious? Let {referrer} know, and take your time with the form.</>
        )}
      </p>
      <div className={styles.buttons}>
        {interested ? null : (
          <Button disabled={!hydrated} onClick={() => void confirmInterest()}>
            I'm interested
          </Button>
        )}
        <Button appearance="subtle" disabled={!hydrated} onClick={() => setAsking(true)}>
          No thanks, delete my details
        </Button>
      </div>
      {asking ? (
        <DeclineDialog company={company} referrer={referrer} onDecline={onDecline} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  )
}
