import { listRewards, type OperatorReward } from '@goodword/contract/operator-rewards'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { said } from '@goodword/languages/texts'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
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
  { value: 'oldest', label: said('Due first') },
  { value: 'newest', label: said('Due last') },
]

/** Rewards, by default those that wait for an operator. */
export function RewardsPage() {
  const { t } = useTexts()
  const styles = useStyles()
  const { state, order, setOrder } = useNarrowing()
  const path = firstPageOf(listRewards, {}, { state, order: order === 'newest' ? order : undefined })
  const list = useList<OperatorReward>(path, readPage)
  useReadAgain(list.items !== undefined, list.refresh, path)
  const { ask, dialog } = useRewardAction()
  return (
    <OperatorPage
      title={t('Rewards')}
      lead={t('Payments to confirm and disputes to decide. Your own rewards need another operator.')}
      onRefresh={list.refresh}
      isReading={list.isReading}
    >
      <div className={styles.toolbar}>
        <NarrowBy state={state} order={order} />
        <Choice
          label={t('Order')}
          inline
          value={order}
          options={ORDERS.map(({ value, label }) => ({ value, label: t(label) }))}
          onChoose={setOrder}
        />
      </div>
      <ListResult
        list={list}
        loading={t('Loading the rewards...')}
        failed={t("We couldn't load the rewards")}
        empty={
          <EmptyState
            illustration={<SentLetter />}
            heading={state === undefined ? t('No rewards to handle') : t('No rewards in this state')}
            text={
              state === undefined
                ? t('All payments are confirmed, all recommenders are paid, and nothing is disputed.')
                : t('Choose another state above.')
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
