import type { Application } from '@goodword/contract/applications'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/labels'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { STATUS_TONES } from './application-status.ts'

/** An application's status; a missing one counts as pending, a withdrawn application says so. */
export function StatusBadge({ status, withdrawnAt }: Partial<Pick<Application, 'status' | 'withdrawnAt'>>) {
  if (withdrawnAt) return <Badge tone="gray">Withdrawn</Badge>
  const known = status ?? 'pending'
  return <Badge tone={STATUS_TONES[known]}>{APPLICATION_STATUS_LABELS[known]}</Badge>
}
