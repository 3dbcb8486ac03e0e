import type { ReferralLookup } from '@goodword/contract/referrals'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  root: {
    margin: 0,
    // Clear of the header when the form leads here.
    scrollMarginTop: '88px',
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusLarge,
    borderLeft: `4px solid ${tokens.rewardAccent}`,
    backgroundColor: tokens.rewardBackground,
    color: tokens.colorNeutralForeground1,
  },
  from: {
    display: 'block',
    marginBottom: '6px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.rewardForeground,
  },
  relation: { margin: '0 0 6px', overflowWrap: 'anywhere' },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

interface ReferrerMessageProps {
  referral: ReferralLookup['referral']
  /** Who reads it, before the submission. */
  company?: string
}

/** How the referrer knows them, and what they wrote, by a model where one is named: plain text, never links. The form leads here. */
export function ReferrerMessage({
  referral: { message, messageWrittenWithAi, relation },
  company,
}: ReferrerMessageProps) {
  const styles = useStyles()
  const { t } = useTexts()
  if (!(message || relation)) return null
  return (
    <figure className={styles.root} id="message">
      <figcaption className={styles.from}>{t('Message from your referrer:')}</figcaption>
      {relation ? (
        <p className={styles.relation}>
          {t('How they know you: {relation}', { relation })}{' '}
          {company
            ? t('{company} reads this first, unless you leave the message out.', {
                company: <bdi key="company">{company}</bdi>,
              })
            : null}
        </p>
      ) : null}
      {message ? (
        <WrittenWithAi model={messageWrittenWithAi}>
          <blockquote className={styles.words} dir="auto">
            {message}
          </blockquote>
        </WrittenWithAi>
      ) : null}
    </figure>
  )
}
