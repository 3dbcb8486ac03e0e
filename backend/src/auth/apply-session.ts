import { said } from '@goodword/languages/texts'
import { Unauthenticated } from '../errors.ts'

/**
 * What a browser that opened invitations may do: apply with them, and upload files for it
 * (docs/rules.md#opening-a-link-starts-an-apply-session).
 */
export interface ApplySession {
  /** Names the browser. */
  sid: string
  /** Of the invitations whose link still is the one that was opened; newest last. */
  referrals: string[]
  /** By which link each of them was opened. */
  links: OpenedLink[]
  /** Those of them that were opened by a link of the candidate's own. */
  own?: string[]
}

/** What the cookie holds of an invitation: which, and the hash of the link it was opened by. */
export type OpenedLink = [referralId: string, tokenHash: string]

export interface ApplyClaims {
  sid: string
  links: OpenedLink[]
}

/** Enough for one person with several links; an older link can be opened again. */
export const LINKS_MAX = 5

/** The claims after opening one more link: the same browser, the link added. */
export function withLink(claims: ApplyClaims | null, opened: OpenedLink): ApplyClaims {
  const others = claims?.links.filter(([referralId]) => referralId !== opened[0]) ?? []
  return { sid: claims?.sid ?? crypto.randomUUID(), links: [...others, opened].slice(-LINKS_MAX) }
}

const AGAIN = {
  submit: said('Please open your personal link again, then submit once more.'),
  'choose the file': said('Please open your personal link again, then choose the file once more.'),
}

/**
 * Whoever has opened a personal link in this browser.
 * @param what they were about to do: the sentence asks them to do it once more
 * @throws Unauthenticated for everybody else
 */
export function requireApplySession(session: ApplySession | null, what: keyof typeof AGAIN): ApplySession {
  if (!session) throw new Unauthenticated(AGAIN[what])
  return session
}
