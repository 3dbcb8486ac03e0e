import type { CandidateChange } from '@goodword/contract/corrections'
import type { StatusChange } from '@goodword/contract/inbox'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/labels'
import { STATUS_REASON_LABELS } from '@goodword/contract/status-reasons'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import type { ReactElement } from 'react'
import { CandidateChangeRow } from './candidate-change-row.tsx'
import { useHistoryStyles } from './use-history-styles.ts'

interface HistoryProps {
  history: readonly StatusChange[]
  candidateChanges: readonly CandidateChange[]
  withdrawnAt: string | null
}

/** What was set when, by whom, and why, and what the candidate changed; the last change first. */
export function History({ history, candidateChanges, withdrawnAt }: HistoryProps) {
  const styles = useHistoryStyles()
  const rows: { at: string; row: ReactElement }[] = [
    ...history.map((change) => ({ at: change.at, row: <StatusRow key={change.id} change={change} /> })),
    ...candidateChanges.map((change) => ({
      at: change.at,
      row: <CandidateChangeRow key={change.id} change={change} />,
    })),
  ]
  // Each of both in its own order, where two have the same moment.
  rows.sort((one, other) => one.at.localeCompare(other.at))
  return (
    <ol className={styles.list}>
      {withdrawnAt ? (
        <li className={styles.row}>
          <span className={styles.status}>Withdrawn</span> by the candidate{' '}
          <span className={styles.quiet}>{formatMoment(withdrawnAt)}</span>
        </li>
      ) : null}
      {rows.toReversed().map(({ row }) => row)}
    </ol>
  )
}

function StatusRow({ change }: { change: StatusChange }) {
  const styles = useHistoryStyles()
  const { from, to, by, isMine, at, reason, toCandidate, recommenderSees } = change
  return (
    <li className={styles.row}>
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
  )
}
