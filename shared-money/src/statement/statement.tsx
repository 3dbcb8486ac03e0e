import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { StatementRow } from '@goodword/contract/statement'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { StatSkeleton } from '@goodword/shared-ui/feedback/stat-skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import type { ReactNode } from 'react'
import type { RowStep } from '../steps/row-step.ts'
import { readRows } from './read-rows.ts'
import { Rewards } from './rewards.tsx'
import { RewardsBar } from './rewards-bar.tsx'
import { rowsPath, type Side } from './statement-query.ts'
import { SumCards } from './sum-cards.tsx'
import { useKeepRow } from './use-keep-row.ts'
import { useStatementChanged } from './use-statement-changed.ts'
import { useStatementQuery } from './use-statement-query.ts'
import { useSums } from './use-sums.ts'

interface StatementProps {
  side: Side
  steps: readonly RowStep[]
  links?: (row: StatementRow) => ReactNode
  /** What is said where there is no reward at all. */
  empty: ReactNode
}

/** What is held, due, paid and reversed on one side, and the rewards behind it. */
export function Statement({ side, steps, links, empty }: StatementProps) {
  const { query, ask, addressOf } = useStatementQuery()
  const path = rowsPath(side, query)
  const sums = useSums(side)
  const list = useList<StatementRow>(path, readRows)
  const keepRow = useKeepRow(path)
  const changed = useStatementChanged()
  const { t } = useTexts()
  if (sums.data) {
    const isNarrowed = query.state !== undefined || query.sum !== undefined
    return (
      <>
        <SumCards side={side} sums={sums.data} addressOf={addressOf} />
        <RewardsBar side={side} sums={sums.data} query={query} ask={ask} addressOfAll={addressOf({})} />
        <Rewards
          side={side}
          list={list}
          steps={steps}
          links={links}
          empty={empty}
          addressOfAll={isNarrowed ? addressOf({}) : undefined}
          onChanged={keepRow}
          onRefused={() => {
            changed(path)
            list.refresh()
          }}
        />
      </>
    )
  }
  if (sums.error) {
    return (
      <ReadFailed
        heading={t("We couldn't load the statement")}
        text={serverSentence(sums.error)}
        requestId={requestIdOf(sums.error)}
        onRetry={() => {
          void sums.mutate()
          list.refresh()
        }}
      />
    )
  }
  return (
    <Loading text={t('Loading statement...')}>
      <StatSkeleton count={4} />
      <RowsSkeleton />
    </Loading>
  )
}
