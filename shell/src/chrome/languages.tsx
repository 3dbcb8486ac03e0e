import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@goodword/languages/languages'
import { showToast, useLanguage, useLocation, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { MouseEvent } from 'react'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px', flexBasis: '100%' },
  heading: { fontWeight: tokens.fontWeightSemibold },
  link: {
    // Wide enough for a finger, also where the name is short.
    minWidth: '44px',
    paddingBlock: '12px',
    color: 'inherit',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '&[aria-current]': { color: tokens.colorNeutralForeground1, textDecorationLine: 'none' },
  },
})

/**
 * The languages of the page, each by its own name. What was typed stays; without scripts a link leads to the page in that
 * language (docs/rules.md#the-candidates-pages-speak-six-languages).
 */
export function Languages() {
  const styles = useStyles()
  const { language: current, choose } = useLanguage()
  const { t } = useTexts()
  const { search } = useLocation()

  async function take(event: MouseEvent, language: Language) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    await choose(language).catch(() =>
      showToast({
        title: t('The language could not be changed'),
        description: t('Please check your connection and try again.'),
        tone: 'destructive',
      }),
    )
  }

  return (
    <nav className={styles.root} aria-labelledby="languages">
      <span id="languages" className={styles.heading}>
        {t('Languages')}
      </span>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          className={styles.link}
          href={addressIn(search, language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => void take(event, language)}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  )
}

function addressIn(search: string, language: Language): string {
  const parameters = new URLSearchParams(search)
  parameters.set(LANGUAGE_PARAMETER, language)
  return `?${parameters}`
}
