import type { ReferralLookup } from '@goodword/contract/referrals'
import type { Language } from '@goodword/languages/languages'
import type { ApplySession, OpenedLink } from '../../auth/apply-session.ts'
import { limitWrongLinks } from '../../auth/links/limit-wrong-links.ts'
import { hashToken } from '../../auth/links/link-token.ts'
import type { Deps } from '../../deps.ts'
import { findReferralByToken } from './find-referral-by-token.ts'

/** Who opens a link, and how their browser remembers that it did. */
export interface LinkVisit {
  /** The network address they come from. */
  address: string
  /** What they read in where the link has no language of its own. */
  language: Language
  /** That of the address of their page, where it names one. */
  addressed?: Language | undefined
  applySession(): Promise<ApplySession | null>
  /** Starts or extends the apply session. */
  rememberLink(...opened: OpenedLink): Promise<void>
}

/**
 * Opens a personal link: what its page shows, and an apply session for this browser where there is something to do with it.
 * @throws NotFound, alike for every link that opens nothing; TooMany when too many of them came from one address
 */
export function openLink(
  deps: Pick<Deps, 'db' | 'env' | 'model'>,
  { address, language, addressed, applySession, rememberLink }: LinkVisit,
  token: string,
): Promise<ReferralLookup> {
  return limitWrongLinks(deps, address, async () => {
    const found = await findReferralByToken(deps, applySession, token, language, addressed)
    const isSentElsewhere = found.referral.progress === 'applied' && !found.application
    // By a link of the candidate's own, files for what they correct or add.
    const isForFiles = found.link === 'own' && found.submission !== null
    if ((found.link === 'invitation' && !isSentElsewhere) || isForFiles)
      await rememberLink(found.referral.id, hashToken(token))
    return found
  })
}
