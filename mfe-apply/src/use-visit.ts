import { call } from '@goodword/contract/call'
import { visitInvitation } from '@goodword/contract/candidate-calls'
import { useEffect } from 'react'
import { onSignOfPerson } from './on-sign-of-person.ts'

/**
 * Tells the server once that a person is here (docs/rules.md#a-mistyped-invitation-can-be-corrected). Nothing on the page
 * depends on it.
 */
export function useVisit(token: string): void {
  useEffect(() => onSignOfPerson(() => void call(visitInvitation, { params: { token } }).catch(() => {})), [token])
}
