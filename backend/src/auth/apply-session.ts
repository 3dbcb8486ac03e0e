import { Unauthenticated } from '../errors.ts'

/**
 * What a browser that opened personal links may do: apply for these referrals, and upload files for it
 * (docs/rules.md#opening-a-link-starts-an-apply-session).
 */
export interface ApplySession {
  /** Names the browser. */
  sid: string
  /** Newest last. */
  referrals: string[]
}

/** Enough for one person with several links; an older link can be opened again. */
export const REFERRALS_MAX = 5

/** The session after opening one more link: the same browser, the referral added. */
export function withReferral(session: ApplySession | null, referralId: string): ApplySession {
  const others = session?.referrals.filter((id) => id !== referralId) ?? []
  return { sid: session?.sid ?? crypto.randomUUID(), referrals: [...others, referralId].slice(-REFERRALS_MAX) }
}

/**
 * Whoever has opened a personal link in this browser.
 * @param what they were about to do: the sentence asks them to do it once more
 * @throws Unauthenticated for everybody else
 */
export function requireApplySession(session: ApplySession | null, what: string): ApplySession {
  if (!session) throw new Unauthenticated(`Please open your personal link again, then ${what} once more.`)
  return session
}
