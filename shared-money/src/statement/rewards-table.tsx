import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { StatementRow } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { ExplainDialog } from '../explain/explain-dialog.tsx'
import type { RowStep } from '../steps/row-step.ts'
import { RewardRow } from './reward-row.tsx'
import { RowActions } from './row-actions.tsx'
import type { Side } from './statement-query.ts'

const COLUMNS = [said('Hire'), said('Amount'), said('State'), said('Hired'), said('Actions')]

export interface RewardsOfSide {
  side: Side
  /** What its reader can do about a reward. */
  steps: readonly RowStep[]
  /** Where else a reward leads to. */
  links?: ((row: StatementRow) => ReactNode) | undefined
  /** A step was taken; the row as it is now. */
  onChanged: (row: StatementRow) => void
  /** A step was refused, or its answer lost. */
  onRefused: () => void
}

interface RewardsTableProps extends RewardsOfSide {
  list: List<StatementRow>
  /** The jobs read so far. */
  rows: readonly StatementRow[]
}

/** Rewards, newest first as the server lists them, and the dialogs about one of them. */
export function RewardsTable({ side, list, rows, steps, links, onChanged, onRefused }: RewardsTableProps) {
  const { t } = useTexts()
  // The row outlives its dialog: a closing dialog still shows it, as the list has it now.
  const [shownId, setShownId] = useState<string>()
  const [opened, setOpened] = useState<'explanation' | RowStep>()
  const shown = rows.find(({ id }) => id === shownId)
  const open = useCallback(({ id }: StatementRow, step?: RowStep) => {
    setShownId(id)
    setOpened(step ?? 'explanation')
  }, [])
  const close = () => setOpened(undefined)
  return (
    <>
      <DataTable label={t('Rewards')} columns={COLUMNS.map((column) => t(column))}>
        {rows.map((row) => (
          <RewardRow key={row.id} row={row} side={side} steps={steps} onOpen={open} />
        ))}
      </DataTable>
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
      {shown ? (
        <>
          <ExplainDialog row={shown} viewer={side} open={opened === 'explanation'} onClose={close}>
            <RowActions row={shown} steps={steps} links={links?.(shown)} onStep={setOpened} />
          </ExplainDialog>
          {steps.map((step) => (
            <step.Dialog
              key={step.label}
              row={shown}
              open={opened === step}
              onClose={close}
              onDone={(row) => {
                onChanged(row)
                close()
              }}
              onRefused={onRefused}
            />
          ))}
        </>
      ) : null}
    </>
  )
}
