import { ENDINGS, type Ending } from '@goodword/contract/form-answer'
import { hashToken } from '../../../auth/links/link-token.ts'

/**
 * The value of the cookie that tells the page after a form how its link ended: the link is dead by then, and every dead link
 * answers alike. It names that link by its hash, so that it says nothing of another one.
 */
export function endingCookie(ending: Ending, token: string): string {
  return `${ending}.${hashToken(token)}`
}

/** How this link ended in this browser a moment ago; undefined where it did not. */
export function endingIn(cookie: string | undefined, token: string): Ending | undefined {
  return ENDINGS.find((ending) => cookie === endingCookie(ending, token))
}
