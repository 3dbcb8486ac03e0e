import { REWARD_STATES, type ShownState } from '@goodword/contract/statement'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { STATE_LABELS } from '../states/state-labels.ts'
import type { StatementQuery } from './statement-query.ts'

const STATES: readonly ShownState[] = [...REWARD_STATES, 'disputed']
const OPTIONS = [
  { value: '' as const, label: 'All' },
  ...STATES.map((state) => ({ value: state, label: STATE_LABELS[state] })),
]

/** Narrows the rows to those that stand so. */
export function StateFilter({ query, ask }: { query: StatementQuery; ask: (query: StatementQuery) => void }) {
  return (
    <Choice
      inline
      label="State"
      value={query.state ?? ''}
      options={OPTIONS}
      onChoose={(state) => ask(state === '' ? {} : { state })}
    />
  )
}
