import type { StatusChange } from '@goodword/contract/inbox'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/labels'
import { STATUS_REASON_LABELS } from '@goodword/contract/status-reasons'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
  status: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** What was set when, by whom, and why; the last change first. */
export function History({ history, withdrawnAt }: { history: readonly StatusChange[]; withdrawnAt: string | null }) {
  const styles = useStyles()
  return (
    <ol className={styles.list}>
      {withdrawnAt ? (
        <li className={styles.row}>
          <span className={styles.status}>Withdrawn</span> by the candidate{' '}
          <span className={styles.quiet}>{formatMoment(withdrawnAt)}</span>
        </li>
      ) : null}
      {history.toReversed().map(({ id, from, to, by, isMine, at, reason, toCandidate, recommenderSees }) => (
        <li key={id} className={styles.row}>
          {from === null ? (
            <span className={styles.status}>Applied</span>
          ) : (
            <>
              <span className={styles.status}>{APPLICATION_STATUS_LABELS[to]}</span>
              {by ? <> by {isMine ? 'you' : <bdi>{by}</bdi>}</> : null}
            </>
          )}{' '}
          <span className={styles.quiet}>{formatMoment(at)}</span>
          {reason ? (
            <div className={styles.quiet}>
              {STATUS_REASON_LABELS[reason.kind]}
              {reason.text ? <bdi>: “{reason.text}”</bdi> : null}
            </div>
          ) : null}
          {toCandidate ? (
            <div className={styles.quiet}>
              {recommenderSees ? 'To candidate and recommender' : 'To the candidate'}
              <bdi>: “{toCandidate}”</bdi>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
