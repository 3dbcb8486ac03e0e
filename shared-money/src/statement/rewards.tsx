import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { StatementRow } from '@goodword/contract/statement'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { StepReward } from '@goodword/shared-ui/illustrations/step-reward.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import type { ReactNode } from 'react'
import { type RewardsOfSide, RewardsTable } from './rewards-table.tsx'

interface RewardsProps extends RewardsOfSide {
  list: List<StatementRow>
  /** Where all are shown, if these are not all. */
  addressOfAll: string | undefined
  /** What is said where there are none at all. */
  empty: ReactNode
}

/** Rewards in each of their states: loading, failed, none, some. */
export function Rewards({ list, addressOfAll, empty, ...ofSide }: RewardsProps) {
  const { items, error } = list
  const { t } = useTexts()
  if (items && items.length > 0) return <RewardsTable {...ofSide} list={list} rows={items} />
  if (items) return <Panel>{addressOfAll === undefined ? empty : <NoneSo addressOfAll={addressOfAll} />}</Panel>
  if (error) {
    return (
      <ReadFailed
        heading={t("We couldn't load the rewards")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={list.refresh}
      />
    )
  }
  return (
    <Loading text={t('Loading rewards...')}>
      <RowsSkeleton />
    </Loading>
  )
}

function NoneSo({ addressOfAll }: { addressOfAll: string }) {
  const { t } = useTexts()
  return (
    <EmptyState
      level={3}
      illustration={<StepReward width={120} />}
      heading={t('No rewards in this state')}
      action={<ButtonLink to={addressOfAll}>{t('Show all')}</ButtonLink>}
    />
  )
}
