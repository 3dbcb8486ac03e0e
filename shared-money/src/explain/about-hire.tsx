import type { StatementRow } from '@goodword/contract/statement'
import { StateBadge } from '../states/state-badge.tsx'
import type { Viewer } from '../viewer.ts'

interface AboutHireProps {
  row: Pick<StatementRow, 'candidate' | 'job' | 'company' | 'state'>
  viewer?: Viewer | undefined
}

/** Whom a reward is for having recommended, in one line, and where it stands. */
export function AboutHire({ row, viewer }: AboutHireProps) {
  return (
    <span dir="ltr">
      <StateBadge state={row.state} viewer={viewer} /> For the hire of <bdi>{row.candidate ?? 'somebody'}</bdi> as{' '}
      <bdi>{row.job}</bdi> at <bdi>{row.company}</bdi>.
    </span>
  )
}
