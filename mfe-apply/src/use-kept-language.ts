import { call } from '@goodword/contract/call'
import { chooseLanguage, findReferralByToken } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import { useLanguage, useSearchParams, useSWRConfig } from '@goodword/shared-ui/kernel'
import { useEffect, useRef } from 'react'
import { onSignOfPerson } from './on-sign-of-person.ts'

/**
 * Keeps with the link the language that was chosen on its page, so that letters follow, and reads again what the server says
 * in words (docs/rules.md#the-candidates-pages-speak-six-languages). A page that only opened keeps nothing until there is a sign
 * of a person. Where that fails the page has its language all the same.
 */
export function useKeptLanguage(token: string | undefined, lookup: ReferralLookup | undefined): void {
  const { language } = useLanguage()
  const { mutate } = useSWRConfig()
  const [search] = useSearchParams()
  const asked = search.get(LANGUAGE_PARAMETER)
  /** The language that the page came in; null once another one was chosen on it. */
  const first = useRef<string | null>(language)
  // By a used link of somebody else's nothing is kept.
  const kept = lookup?.application || lookup?.referral.progress !== 'applied' ? lookup?.language : undefined
  useEffect(() => {
    if (first.current !== language) first.current = null
    if (!token || !kept || kept === language) return
    const params = { token }
    const keep = () =>
      void call(chooseLanguage, { params, body: { language } }).then(
        () => mutate(pathOf(findReferralByToken, params)),
        () => {},
      )
    if (first.current === null) return keep()
    // A page whose texts did not load is in English, which nobody asked for.
    if (language !== 'en' || asked === 'en') return onSignOfPerson(keep)
  }, [token, kept, language, asked, mutate])
}
