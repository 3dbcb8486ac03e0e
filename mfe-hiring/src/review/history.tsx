import type { CandidateChange } from '@goodword/contract/corrections'
import type { StatusChange } from '@goodword/contract/inbox'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import { STATUS_REASON_LABELS } from '@goodword/contract/status-reasons'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import type { ReactElement, ReactNode } from 'react'
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
  const { t } = useTexts()
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
          {t('<status>Withdrawn</status> by the candidate', {
            status: (words) => <span className={styles.status}>{words}</span>,
          })}{' '}
          <span className={styles.quiet}>{formatMoment(withdrawnAt)}</span>
        </li>
      ) : null}
      {rows.toReversed().map(({ row }) => row)}
    </ol>
  )
}

function StatusRow({ change }: { change: StatusChange }) {
  const styles = useHistoryStyles()
  const { t } = useTexts()
  const { from, to, by, isMine, at, reason, toCandidate, recommenderSees } = change
  const status = (
    <span className={styles.status}>{from === null ? t('Applied') : t(APPLICATION_STATUS_LABELS[to])}</span>
  )
  const inOwnDirection = (words: ReactNode) => <bdi>{words}</bdi>
  return (
    <li className={styles.row}>
      {from === null || !by
        ? status
        : isMine
          ? t('{status} by you', { status })
          : t('{status} by {name}', { status, name: <bdi>{by}</bdi> })}{' '}
      <span className={styles.quiet}>{formatMoment(at)}</span>
      {reason ? (
        <div className={styles.quiet}>
          {reason.text
            ? t('{reason}<words>: “{text}”</words>', {
                reason: t(STATUS_REASON_LABELS[reason.kind]),
                words: inOwnDirection,
                text: reason.text,
              })
            : t(STATUS_REASON_LABELS[reason.kind])}
        </div>
      ) : null}
      {toCandidate ? (
        <div className={styles.quiet}>
          {recommenderSees
            ? t('To candidate and recommender<words>: “{text}”</words>', { words: inOwnDirection, text: toCandidate })
            : t('To the candidate<words>: “{text}”</words>', { words: inOwnDirection, text: toCandidate })}
        </div>
      ) : null}
    </li>
  )
}
