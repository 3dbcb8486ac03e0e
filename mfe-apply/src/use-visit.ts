import { call } from '@goodword/contract/call'
import { visitInvitation } from '@goodword/contract/candidate-calls'
import { useEffect } from 'react'

/** What scanners of mail, which open links, do not do. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Tells the server once that a person is here (docs/rules.md#a-mistyped-invitation-can-be-corrected). Nothing on the page
 * depends on it.
 */
export function useVisit(token: string): void {
  useEffect(() => {
    const seen = new AbortController()
    const tell = () => {
      seen.abort()
      call(visitInvitation, { params: { token } }).catch(() => {})
    }
    for (const sign of SIGNS) addEventListener(sign, tell, { signal: seen.signal, passive: true })
    return () => seen.abort()
  }, [token])
}
