import type { ShownState } from '@goodword/contract/statement'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import type { Viewer } from '../viewer.ts'
import { STATE_TONES, stateLabel } from './state-labels.ts'

/** Where a reward stands, as a badge. */
export function StateBadge({ state, viewer }: { state: ShownState; viewer?: Viewer | undefined }) {
  const { t } = useTexts()
  return <Badge tone={STATE_TONES[state]}>{t(stateLabel(state, viewer))}</Badge>
}
