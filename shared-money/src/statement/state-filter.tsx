import { REWARD_STATES, type ShownState } from '@goodword/contract/statement'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { STATE_LABELS } from '../states/state-labels.ts'
import type { Asked } from './asked.ts'

const STATES: readonly ShownState[] = [...REWARD_STATES, 'disputed']
const OPTIONS = [
  { value: '' as const, label: 'All' },
  ...STATES.map((state) => ({ value: state, label: STATE_LABELS[state] })),
]

/** Narrows the rows to those that stand so. */
export function StateFilter({ asked, ask }: { asked: Asked; ask: (asked: Asked) => void }) {
  return (
    <Choice
      inline
      label="State"
      value={asked.state ?? ''}
      options={OPTIONS}
      onChoose={(state) => ask(state === '' ? {} : { state })}
    />
  )
}
