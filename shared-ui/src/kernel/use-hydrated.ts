import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and until React has taken the page over: a form sent before that would be a plain GET. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
