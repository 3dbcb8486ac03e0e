import { format } from 'date-fns/format'

/** A day as letters write it: Nov 21, 2026. */
export function letterDay(moment: Date): string {
  return format(moment, 'MMM d, yyyy')
}
