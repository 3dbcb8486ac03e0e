import type { StatementRow } from '@goodword/contract/statement'
import { StateBadge } from '../states/state-badge.tsx'

/** Whom a reward is for having recommended, in one line, and where it stands. */
export function AboutHire({ row }: { row: Pick<StatementRow, 'candidate' | 'job' | 'company' | 'state'> }) {
  return (
    <span dir="ltr">
      <StateBadge state={row.state} /> For the hire of <bdi>{row.candidate ?? 'somebody'}</bdi> as <bdi>{row.job}</bdi>{' '}
      at <bdi>{row.company}</bdi>.
    </span>
  )
}
