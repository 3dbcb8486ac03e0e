import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { StateBadge } from '../states/state-badge.tsx'
import type { Viewer } from '../viewer.ts'

interface AboutHireProps {
  row: Pick<StatementRow, 'candidate' | 'job' | 'company' | 'state'>
  viewer?: Viewer | undefined
}

/** Whom a reward is for having recommended, in one line, and where it stands. */
export function AboutHire({ row, viewer }: AboutHireProps) {
  const { t } = useTexts()
  const work = { job: <bdi>{row.job}</bdi>, company: <bdi>{row.company}</bdi> }
  return (
    <span dir="ltr">
      <StateBadge state={row.state} viewer={viewer} />{' '}
      {row.candidate
        ? t('For the hire of {candidate} as {job} at {company}.', { candidate: <bdi>{row.candidate}</bdi>, ...work })
        : t('For the hire of somebody as {job} at {company}.', work)}
    </span>
  )
}
