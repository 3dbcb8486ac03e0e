import type { ReferralLookup } from '@goodword/contract/referrals'
import type { Deps } from '../../deps.ts'
import { limitWrongLinks } from '../links/limit-wrong-links.ts'
import { findReferralByToken } from './find-referral-by-token.ts'

/** Who opens a link, and how their browser remembers that it did. */
export interface LinkVisit {
  /** The network address they come from. */
  address: string
  /** Starts or extends the apply session. */
  rememberLink(referralId: string): Promise<void>
}

/**
 * Opens a personal link: what its page shows, and an apply session for this browser.
 * @throws NotFound, alike for every link that opens nothing; TooMany when too many of them came from one address
 */
export function openLink(
  deps: Pick<Deps, 'db' | 'env'>,
  { address, rememberLink }: LinkVisit,
  token: string,
): Promise<ReferralLookup> {
  return limitWrongLinks(deps, address, async () => {
    const found = await findReferralByToken(deps, token)
    await rememberLink(found.referral.id)
    return found
  })
}
