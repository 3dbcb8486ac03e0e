import type { ShownState } from '@goodword/contract/statement'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { STATE_LABELS, STATE_TONES } from './state-labels.ts'

/** Where a reward stands, as a badge. */
export function StateBadge({ state }: { state: ShownState }) {
  return <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
}
