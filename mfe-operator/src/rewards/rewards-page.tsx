import { listRewards, type OperatorReward } from '@goodword/contract/operator-rewards'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { makeStyles } from '@griffel/react'
import { ListResult } from '../feedback/list-result.tsx'
import { useReadAgain } from '../feedback/use-read-again.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { NarrowBy } from './narrow-by.tsx'
import { RewardActionDialog } from './reward-action-dialog.tsx'
import { RewardsTable } from './rewards-table.tsx'
import { type Order, useNarrowing } from './use-narrowing.ts'
import { useRewardAction } from './use-reward-action.ts'

const useStyles = makeStyles({
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    marginBottom: '20px',
    '& > *': { minWidth: 0 },
  },
})

const ORDERS: readonly { value: Order; label: string }[] = [
  { value: 'oldest', label: 'Due first' },
  { value: 'newest', label: 'Due last' },
]

/** Rewards, by default those that wait for an operator. */
export function RewardsPage() {
  const styles = useStyles()
  const { state, order, setOrder } = useNarrowing()
  const path = firstPageOf(listRewards, {}, { state, order: order === 'newest' ? order : undefined })
  const list = useList<OperatorReward>(path, readPage)
  useReadAgain(list.items !== undefined, list.refresh, path)
  const { ask, dialog } = useRewardAction()
  return (
    <OperatorPage
      title="Rewards"
      lead="Payments to confirm and disputes to decide. Your own rewards need another operator."
      onRefresh={list.refresh}
      isReading={list.isReading}
    >
      <div className={styles.toolbar}>
        <NarrowBy state={state} order={order} />
        <Choice label="Order" inline value={order} options={ORDERS} onChoose={setOrder} />
      </div>
      <ListResult
        list={list}
        things="the rewards"
        empty={
          <EmptyState
            illustration={<SentLetter />}
            heading={state === undefined ? 'No rewards to handle' : 'No rewards in this state'}
            text={
              state === undefined
                ? 'All payments are confirmed, all recommenders are paid, and nothing is disputed.'
                : 'Choose another state above.'
            }
          />
        }
      >
        {(rewards) => <RewardsTable rewards={rewards} onAsk={ask} />}
      </ListResult>
      {dialog ? <RewardActionDialog {...dialog} /> : null}
    </OperatorPage>
  )
}
