import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 1024px)'

/** Whether two panes have room side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(QUERY)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
