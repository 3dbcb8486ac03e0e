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
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** What the referrer wrote, by a model where one is named: plain text, never links. The form leads here. */
export function ReferrerMessage({ model, children }: { model: string | undefined; children: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <figure className={styles.root} id="message">
      <figcaption className={styles.from}>{t('Message from your referrer:')}</figcaption>
      <WrittenWithAi model={model}>
        <blockquote className={styles.words} dir="auto">
          {children}
        </blockquote>
      </WrittenWithAi>
    </figure>
  )
}
