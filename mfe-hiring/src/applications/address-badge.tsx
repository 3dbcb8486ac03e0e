import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'

/** Says of an address that nobody has used a link that was sent there; of a confirmed one nothing. */
export function AddressBadge({ confirmed }: { confirmed: boolean }) {
  return confirmed ? null : <Badge tone="yellow">Address not confirmed</Badge>
}
