import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { pathOf } from '@goodword/contract/endpoint'
import { downloadPromise, type StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import type { RowStep } from '../steps/row-step.ts'

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

interface RowActionsProps {
  row: StatementRow
  steps: readonly RowStep[]
  links: ReactNode
  onStep: (step: RowStep) => void
}

/** What can be done about a reward: its steps, and the signed receipt, which a script verifies. */
export function RowActions({ row, steps, links, onStep }: RowActionsProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <div className={styles.root}>
      {steps
        .filter(({ isFor }) => isFor(row))
        .map((step) => (
          <Button key={step.label} onClick={() => onStep(step)}>
            {t(step.label)}
          </Button>
        ))}
      {links}
      <Button as="a" href={pathOf(downloadPromise, { id: row.id })} download icon={<ArrowDownloadRegular />}>
        {t('Signed receipt')}
      </Button>
    </div>
  )
}
