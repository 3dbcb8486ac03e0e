import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import type { Side } from './statement-query.ts'

/** Whom a reward is for having recommended, and for which job; of whom the reader may not know any more the job alone. */
export function RowTitle({ row, side }: { row: StatementRow; side: Side }) {
  const { candidate, job, company } = row
  const { t } = useTexts()
  const work = (
    <span dir="ltr">
      <bdi>{job}</bdi>
      {side === 'recommender' ? (
        <>
          {', '}
          <bdi>{company}</bdi>
        </>
      ) : null}
    </span>
  )
  if (!candidate) return <TwoLines strong first={work} second={t('The name was erased')} />
  return <TwoLines strong first={<bdi>{candidate}</bdi>} second={work} />
}
