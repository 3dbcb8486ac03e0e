import { useLanguage } from '@goodword/shared-ui/kernel'
import { type Dispatch, type SetStateAction, useState } from 'react'

/**
 * A finished sentence, or what has one: it is forgotten when the page's language changes, since it would stay in the old one.
 * @param none what there is without one
 */
export function useUntilLanguage<T>(none: T, first = none): [T, Dispatch<SetStateAction<T>>] {
  const { language } = useLanguage()
  const [said, setSaid] = useState(first)
  const [since, setSince] = useState(language)
  if (since === language) return [said, setSaid]
  setSince(language)
  setSaid(none)
  return [none, setSaid]
}
