import { MARK_LABELS } from '@goodword/contract/marks'
import type { Rating } from '@goodword/contract/ratings'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  card: {
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  list: { margin: 0 },
  criterion: { marginTop: '8px', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  mark: { margin: 0, color: tokens.colorNeutralForeground2 },
  evidence: { margin: 0, lineHeight: 1.5, textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** What somebody found, criterion by criterion: in words, never summed. */
export function RatingCard({ rating }: { rating: Rating }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { author, isMine, createdAt, changedAt, judgements } = rating
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <bdi>{isMine ? t('You') : author}</bdi>
        <span>{formatMoment(createdAt)}</span>
        {changedAt ? <span>{t('changed {moment}', { moment: formatMoment(changedAt) })}</span> : null}
      </div>
      <dl className={styles.list}>
        {judgements.map(({ criterion, mark, evidence }) => (
          <div key={criterion}>
            <dt className={styles.criterion} dir="auto">
              {criterion}
            </dt>
            <dd className={styles.mark}>{t(MARK_LABELS[mark])}</dd>
            <dd className={styles.evidence} dir="auto">
              {evidence}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
