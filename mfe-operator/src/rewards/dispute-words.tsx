import type { DisputeWord } from '@goodword/contract/operator-rewards'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  word: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  who: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  reason: {
    margin: '4px 0 0',
    lineHeight: 1.5,
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

const WHO = { recommender: 'The recommender', company: 'The company', operator: 'An operator' }
const DID = { disputed: 'disputed it', resolved: 'settled it' }
const WITHOUT = {
  disputed: 'No reason given: the hire ended, or the candidate erased their data.',
  resolved: 'No reason given: the hire goes on, or the candidate erased their data.',
}

/** What each party said in the disputes of a reward, and what was decided. */
export function DisputeWords({ disputes }: { disputes: readonly DisputeWord[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label="Dispute history">
      {disputes.map(({ at, kind, by, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words are only ever added at the end
        <li key={index} className={styles.word}>
          <p className={styles.who}>
            {`${by === null ? 'The candidate' : WHO[by]} ${DID[kind]}`}
            {', '}
            <time dateTime={at}>{formatMoment(at)}</time>
          </p>
          <p className={styles.reason} dir="auto">
            {reason ?? WITHOUT[kind]}
          </p>
        </li>
      ))}
    </ul>
  )
}
