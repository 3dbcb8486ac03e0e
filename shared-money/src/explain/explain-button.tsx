import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import type { StatementRow } from '@goodword/contract/statement'

interface ExplainButtonProps {
  row: Pick<StatementRow, 'amount' | 'candidate' | 'job'>
  onExplain: () => void
}

/** Opens what a figure rests on; stands beside it, so that the figure stays on paper. */
export function ExplainButton({ row, onExplain }: ExplainButtonProps) {
  const restoreFocus = useRestoreFocusTarget()
  return (
    <Button
      {...restoreFocus}
      appearance="subtle"
      size="small"
      icon={<InfoRegular />}
      title="Explain this amount"
      aria-label={`Explain this amount: ${formatCents(row.amount)}, ${row.candidate ?? row.job}`}
      onClick={onExplain}
    />
  )
}
