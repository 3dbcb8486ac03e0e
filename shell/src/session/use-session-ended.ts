import { UNAUTHENTICATED } from '@goodword/contract/call'
import { useEffect, useState } from 'react'
import { readUser } from './use-session.ts'

/**
 * Whether the session of whoever is on this page has ended meanwhile, elsewhere or by its age. The page stays theirs: what
 * they typed is on it (docs/rules.md#a-session-that-ends-leaves-everything-where-it-is).
 * @returns whether it has, and how to say that it is dealt with
 */
export function useSessionEnded() {
  const [isEnded, setEnded] = useState(false)
  useEffect(() => {
    let isAsking = false
    // A personal link refuses by the same status, so the server is asked; by its answer this is called once more.
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      const now = await readUser().catch(() => undefined)
      isAsking = false
      if (now === null) setEnded(true)
    }
    window.addEventListener(UNAUTHENTICATED, ask)
    return () => window.removeEventListener(UNAUTHENTICATED, ask)
  }, [])
  return { isEnded, settle: () => setEnded(false) }
}
