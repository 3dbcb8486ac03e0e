import { call } from '@goodword/contract/call'
import { chooseLanguage, findReferralByToken } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { useLanguage, useSWRConfig } from '@goodword/shared-ui/kernel'
import { useEffect } from 'react'

/**
 * Keeps with the link the language that was chosen on its page, so that letters follow, and reads again what the server says
 * in words (docs/rules.md#the-candidates-pages-speak-six-languages). Where that fails the page has its language all the same.
 */
export function useKeptLanguage(token: string | undefined, lookup: ReferralLookup | undefined): void {
  const { language } = useLanguage()
  const { mutate } = useSWRConfig()
  // By a used link of somebody else's nothing is kept.
  const kept = lookup?.application || lookup?.referral.progress !== 'applied' ? lookup?.language : undefined
  useEffect(() => {
    if (!token || !kept || kept === language) return
    const params = { token }
    void call(chooseLanguage, { params, body: { language } }).then(
      () => mutate(pathOf(findReferralByToken, params)),
      () => {},
    )
  }, [token, kept, language, mutate])
}
