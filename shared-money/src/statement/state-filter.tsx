import { REWARD_STATES, type ShownState } from '@goodword/contract/statement'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { stateLabel } from '../states/state-labels.ts'
import type { Side, StatementQuery } from './statement-query.ts'

const STATES: readonly ShownState[] = [...REWARD_STATES, 'disputed']
interface StateFilterProps {
  side: Side
  query: StatementQuery
  ask: (query: StatementQuery) => void
}

/** Narrows the rows to those that stand so. */
export function StateFilter({ side, query, ask }: StateFilterProps) {
  const { t } = useTexts()
  const options = [
    { value: '' as const, label: t('All') },
    ...STATES.map((state) => ({ value: state, label: t(stateLabel(state, side)) })),
  ]
  return (
    <Choice
      inline
      label={t('State')}
      value={query.state ?? ''}
      options={options}
      onChoose={(state) => ask(state === '' ? {} : { state })}
    />
  )
}
