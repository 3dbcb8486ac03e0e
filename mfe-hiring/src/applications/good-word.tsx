import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  root: {
    margin: '0 0 20px',
    padding: '14px 18px',
    borderRadius: tokens.borderRadiusLarge,
    borderLeft: `4px solid ${tokens.rewardAccent}`,
    backgroundColor: tokens.rewardBackground,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
  from: { display: 'block', marginBottom: '4px', color: tokens.rewardForeground, fontSize: tokens.fontSizeBase200 },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'pre-line',
  },
})

interface GoodWordProps {
  from: string
  /** The model that wrote it, if any. */
  model: string | undefined
  children: string
}

/** What the referrer wrote to the candidate, who let the company read it: plain text, never links. */
export function GoodWord({ from, model, children }: GoodWordProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <figure className={styles.root}>
      <figcaption className={styles.from}>{t('What {name} wrote to them', { name: <bdi>{from}</bdi> })}</figcaption>
      <WrittenWithAi model={model}>
        <blockquote className={styles.words} dir="auto">
          {children}
        </blockquote>
      </WrittenWithAi>
    </figure>
  )
}
