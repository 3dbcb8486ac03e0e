import { useHydrated } from '@goodword/shared-ui/kernel'
import type { Zone } from './formats.ts'

/**
 * The zone of the dates on a page that the server renders. It does not know the reader's: its HTML has the days of UTC,
 * and the reader's own follow as soon as React has taken the page over.
 */
export function useZone(): Zone {
  return useHydrated() ? 'reader' : 'UTC'
}
