import { LANGUAGE_PARAMETER, type Language } from '@goodword/languages/languages'
import { useLanguage, useSearchParams } from '@goodword/shared-ui/kernel'

/** The page's language where its address asks for one: forms of browsers without scripts take it along. */
export function useAddressedLanguage(): Language | undefined {
  const [search] = useSearchParams()
  const { language } = useLanguage()
  return search.has(LANGUAGE_PARAMETER) ? language : undefined
}
