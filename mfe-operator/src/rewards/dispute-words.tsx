import type { DisputeWord } from '@goodword/contract/operator-rewards'
import { said } from '@goodword/languages/texts'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
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

const DID = {
  disputed: {
    candidate: said('The candidate disputed it, {moment}'),
    recommender: said('The recommender disputed it, {moment}'),
    company: said('The company disputed it, {moment}'),
    operator: said('An operator disputed it, {moment}'),
  },
  resolved: {
    candidate: said('The candidate settled it, {moment}'),
    recommender: said('The recommender settled it, {moment}'),
    company: said('The company settled it, {moment}'),
    operator: said('An operator settled it, {moment}'),
  },
}
const WITHOUT = {
  disputed: said('No reason given: the hire ended, or the candidate erased their data.'),
  resolved: said('No reason given: the hire goes on, or the candidate erased their data.'),
}

/** What each party said in the disputes of a reward, and what was decided. */
export function DisputeWords({ disputes }: { disputes: readonly DisputeWord[] }) {
  const { t } = useTexts()
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label={t('Dispute history')}>
      {disputes.map(({ at, kind, by, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words are only ever added at the end
        <li key={index} className={styles.word}>
          <p className={styles.who}>
            {t(DID[kind][by ?? 'candidate'], { moment: <time dateTime={at}>{formatMoment(at)}</time> })}
          </p>
          <p className={styles.reason} dir="auto">
            {reason ?? t(WITHOUT[kind])}
          </p>
        </li>
      ))}
    </ul>
  )
}
