import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES } from '@goodword/languages/languages'
import { useLanguage, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  // With scripts the list at the page's end keeps what was typed by itself.
  root: {
    display: 'none',
    margin: 0,
    padding: 0,
    border: 'none',
    '@media (scripting: none)': { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  },
})

/** The languages as buttons of the form, which bring what it holds along (docs/rules.md#the-candidates-page-works-without-scripts). */
export function LanguageButtons() {
  const styles = useStyles()
  const { language: current } = useLanguage()
  const { t } = useTexts()
  return (
    <fieldset className={styles.root} aria-label={t('Languages')}>
      {LANGUAGES.filter((language) => language !== current).map((language) => (
        <button
          key={language}
          type="submit"
          name={LANGUAGE_PARAMETER}
          value={language}
          lang={language}
          // The page's address may ask for another one.
          formAction={`?${LANGUAGE_PARAMETER}=${language}`}
          formNoValidate
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  )
}
