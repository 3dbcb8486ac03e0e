import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import { Wordmark } from '@goodword/shared-ui/brand/wordmark.tsx'
import { Link, useLocation, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useChosenLanguage } from '../language/chosen-language.ts'
import { readsEnglish } from '../language/reads-english.ts'
import { hasLanguages } from '../routing/route-for.ts'
import { Languages } from './languages.tsx'

const useStyles = makeStyles({
  footer: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, backgroundColor: tokens.colorNeutralBackground1 },
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: '24px clamp(16px, 4vw, 32px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  links: { display: 'flex', flexWrap: 'wrap', gap: '0 20px', marginBlock: '-8px' },
  link: { paddingBlock: '12px', color: 'inherit', ':hover': { color: tokens.colorNeutralForeground1 } },
})

/** Name, copyright, what one agrees to, and the languages of the page. */
export function Footer() {
  const styles = useStyles()
  const { t } = useTexts()
  const { pathname } = useLocation()
  const isTranslated = hasLanguages(pathname)
  const chosen = useChosenLanguage()
  // An English page that was the first one does not know its reader's language: the server does, and the next page is loaded.
  const isKnown = isTranslated || chosen !== 'en'
  const isLoaded = !isKnown && !readsEnglish()
  const query = isKnown ? `?${LANGUAGE_PARAMETER}=${chosen}` : ''
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Wordmark height={24} />
        <span>{t('© 2025 Goodword. All rights reserved.')}</span>
        <nav className={styles.links} aria-label={t('Legal')}>
          <Link to={`/privacy${query}`} reloadDocument={isLoaded} className={styles.link}>
            {t('Privacy Policy')}
          </Link>
          <Link to={`/terms${query}`} reloadDocument={isLoaded} className={styles.link}>
            {t('Terms of Service')}
          </Link>
          <Link to="/ai" className={styles.link}>
            {t('How AI is used')}
          </Link>
          {/* Loads the page, so that the browser itself leads to the part of it. */}
          <a href={`/privacy${query}#contact`} className={styles.link}>
            {t('Contact')}
          </a>
        </nav>
        {isTranslated ? <Languages /> : null}
      </div>
    </footer>
  )
}
