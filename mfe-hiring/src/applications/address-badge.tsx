import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'

/** Says of an address that nobody has used a link that was sent there; of a confirmed one nothing. */
export function AddressBadge({ confirmed }: { confirmed: boolean }) {
  const { t } = useTexts()
  return confirmed ? null : <Badge tone="yellow">{t('Address not confirmed')}</Badge>
}
