import type { ShownState } from '@goodword/contract/statement'
import type { Order } from './use-narrowing.ts'

/** The address of the list with this filter and order. */
export function listAddress(state: ShownState | undefined, order: Order): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(order === 'newest' && { order }) })
  return query.size > 0 ? `/operator/rewards?${query}` : '/operator/rewards'
}
