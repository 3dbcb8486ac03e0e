import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'

interface ExplainButtonProps {
  row: Pick<StatementRow, 'amount' | 'candidate' | 'job'>
  onExplain: () => void
}

/** Opens what a figure rests on; stands beside it, so that the figure stays on paper. */
export function ExplainButton({ row, onExplain }: ExplainButtonProps) {
  const { t } = useTexts()
  const restoreFocus = useRestoreFocusTarget()
  return (
    <Button
      {...restoreFocus}
      appearance="subtle"
      size="small"
      icon={<InfoRegular />}
      title={t('Explain this amount')}
      aria-label={t('Explain this amount: {amount}, {name}', {
        amount: formatCents(row.amount),
        name: row.candidate ?? row.job,
      })}
      onClick={onExplain}
    />
  )
}
