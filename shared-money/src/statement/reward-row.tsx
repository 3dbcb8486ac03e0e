import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { StatementRow } from '@goodword/contract/statement'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { memo } from 'react'
import type { RowStep } from '../steps/row-step.ts'
import { RowAmount } from './row-amount.tsx'
import { RowStanding } from './row-standing.tsx'
import { RowTitle } from './row-title.tsx'
import type { Side } from './statement-query.ts'

interface RewardRowProps {
  row: StatementRow
  side: Side
  steps: readonly RowStep[]
  /** Opens what the amount rests on, or the dialog of a step. */
  onOpen: (row: StatementRow, step?: RowStep) => void
}

/** One reward of a statement. */
export const RewardRow = memo(function RewardRow({ row, side, steps, onOpen }: RewardRowProps) {
  const { t } = useTexts()
  const restoreFocus = useRestoreFocusTarget()
  const next = steps.find(({ isNext, isFor }) => isNext && isFor(row))
  const name = row.candidate ?? row.job
  return (
    <DataRow>
      <DataCell label={t('Hire')} lead place="start">
        <RowTitle row={row} side={side} />
      </DataCell>
      <DataCell label={t('Amount')} place="line">
        <RowAmount row={row} side={side} onExplain={() => onOpen(row)} />
      </DataCell>
      <DataCell label={t('State')} fit place="start">
        <RowStanding row={row} side={side} />
      </DataCell>
      <DataCell label={t('Hired')} fit place="finish">
        {formatDate(row.at)}
      </DataCell>
      <DataCell label={t('Actions')} fit place="corner">
        {next ? (
          <Button
            {...restoreFocus}
            size="small"
            aria-label={`${t(next.label)}: ${name}`}
            onClick={() => onOpen(row, next)}
          >
            {t(next.label)}
          </Button>
        ) : (
          <Button
            {...restoreFocus}
            size="small"
            aria-label={t('Details: {name}', { name })}
            onClick={() => onOpen(row)}
          >
            {t('Details')}
          </Button>
        )}
      </DataCell>
    </DataRow>
  )
})
