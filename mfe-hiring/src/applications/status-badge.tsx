import type { Application } from '@goodword/contract/applications'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { STATUS_TONES } from './application-status.ts'

/** An application's status; a missing one counts as pending, a withdrawn application says so. */
export function StatusBadge({ status, withdrawnAt }: Partial<Pick<Application, 'status' | 'withdrawnAt'>>) {
  const { t } = useTexts()
  if (withdrawnAt) return <Badge tone="gray">{t('Withdrawn')}</Badge>
  const known = status ?? 'pending'
  return <Badge tone={STATUS_TONES[known]}>{t(APPLICATION_STATUS_LABELS[known])}</Badge>
}
