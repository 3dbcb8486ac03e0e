import { formatCents } from '@goodword/contract/format-cents'

/** Whole cents, which may be below zero: -225000 is '−$2,250'. */
export function formatBalance(cents: number): string {
  return cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)
}
