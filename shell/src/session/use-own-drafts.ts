import { useEffect } from 'react'
import { useSession } from './use-session.ts'

/** Names what was typed in this tab and not sent: of what, and by whom. */
const DRAFT = /^draft:\w+:([^:]*)/

/**
 * Removes what somebody else has typed in this tab from its storage, once another person is signed in
 * (docs/rules.md#typed-text-is-kept-until-it-is-sent).
 */
export function useOwnDrafts(): void {
  const id = useSession().user?.id
  useEffect(() => {
    if (!id) return
    try {
      for (const key of Object.keys(sessionStorage)) {
        if ((DRAFT.exec(key)?.[1] ?? id) !== id) sessionStorage.removeItem(key)
      }
    } catch {
      // Storage is forbidden: then nothing was kept.
    }
  }, [id])
}
