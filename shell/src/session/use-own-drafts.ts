import { useEffect } from 'react'

/** Names what was typed in this tab and not sent: of what, and by whom. */
const DRAFT = /^draft:\w+:([^:]*)/

/**
 * Removes what others have typed in this tab from its storage
 * (docs/rules.md#typed-text-is-kept-until-it-is-sent).
 * @param userId who is signed in
 */
export function useOwnDrafts(userId: string): void {
  useEffect(() => {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if ((DRAFT.exec(key)?.[1] ?? userId) !== userId) sessionStorage.removeItem(key)
      }
    } catch {
      // Storage is forbidden: then nothing was kept.
    }
  }, [userId])
}
