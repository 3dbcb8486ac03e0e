import { FluentProvider } from '@fluentui/react-components'
import { directionOf, LANGUAGE_PARAMETER, type Language } from '@goodword/languages/languages'
import { LanguageContext, useLocation } from '@goodword/shared-ui/kernel'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { keepInCookie } from '../cookies/keep-in-cookie.ts'
import { hasLanguages } from '../routing/route-for.ts'
import { setChosenLanguage, useChosenLanguage } from './chosen-language.ts'
import { loadTexts } from './load-texts.ts'

/** The theme is CSS in the page (`theme-css.ts`); a constant empty object keeps Fluent from writing its own. */
const NO_THEME = {}

/**
 * The language of the page and its direction: the chosen one where the page has several, and English everywhere else.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const chosen = useChosenLanguage()
  const place = useLocation()
  const language = hasLanguages(place.pathname) ? chosen : 'en'
  const choice = useMemo(() => ({ language, choose }), [language])
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: directionOf(language) })
  }, [language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and Forward lead to addresses of before the choice
  useLayoutEffect(showInAddress, [place])
  return (
    <FluentProvider theme={NO_THEME} dir={directionOf(language)}>
      <LanguageContext value={choice}>{children}</LanguageContext>
    </FluentProvider>
  )
}

/** The last one that was asked for: the texts of one before it may come later. */
let latest: Language | undefined
/** The one that was chosen since the page was loaded. */
let taken: Language | undefined

async function choose(language: Language): Promise<void> {
  latest = language
  await loadTexts(language)
  if (latest !== language) return
  keepInCookie(LANGUAGE_PARAMETER, language)
  taken = language
  showInAddress()
  setChosenLanguage(language)
}

/** The address says what was chosen, also when it is loaded again. */
function showInAddress(): void {
  const address = new URL(location.href)
  if (!taken || !address.searchParams.has(LANGUAGE_PARAMETER)) return
  address.searchParams.set(LANGUAGE_PARAMETER, taken)
  history.replaceState(history.state, '', address)
}
