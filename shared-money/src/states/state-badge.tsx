import type { ShownState } from '@goodword/contract/statement'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import type { Viewer } from '../viewer.ts'
import { STATE_TONES, stateLabel } from './state-labels.ts'

/** Where a reward stands, as a badge. */
export function StateBadge({ state, viewer }: { state: ShownState; viewer?: Viewer | undefined }) {
  return <Badge tone={STATE_TONES[state]}>{stateLabel(state, viewer)}</Badge>
}
