import type { Application } from '@goodword/contract/applications'
import { referrerName as nameOf } from '@goodword/contract/referrer-name'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { RelationLine } from './relation-line.tsx'

const useStyles = makeStyles({
  root: {
    padding: '14px 18px',
    borderRadius: tokens.borderRadiusLarge,
    borderLeft: `4px solid ${tokens.rewardAccent}`,
    backgroundColor: tokens.rewardBackground,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    '& > :last-child': { margin: 0 },
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

/**
 * How the referrer knows the candidate, and what they wrote to them, who let the company read it: plain text, never links.
 */
export function GoodWord({ application }: { application: Application }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { referrerName, referrerMessage, referrerMessageWrittenWithAi, referrerRelation } = application
  if (!(referrerMessage || referrerRelation)) return <RelationLine application={application} />
  return (
    <div className={styles.root}>
      <RelationLine application={application} />
      {referrerMessage ? (
        <figure>
          <figcaption className={styles.from}>
            {t('What {name} wrote to them', { name: <bdi>{referrerName || nameOf(null, t)}</bdi> })}
          </figcaption>
          <WrittenWithAi model={referrerMessageWrittenWithAi}>
            <blockquote className={styles.words} dir="auto">
              {referrerMessage}
            </blockquote>
          </WrittenWithAi>
        </figure>
      ) : null}
    </div>
  )
}
