import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { SectionHeading } from './section/section-heading.tsx'
import { ShareLink } from './share-link.tsx'

const useStyles = makeStyles({
  band: { backgroundColor: tokens.heroBackground },
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: 'clamp(40px, 6vw, 72px) clamp(16px, 4vw, 32px)',
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '12px',
  },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 28px',
    fontSize: tokens.fontSizeBase400,
  },
  link: {
    padding: '10px 4px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textUnderlineOffset: '3px',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
})

/**
 * The end of the page: a link back to the start, one for companies, and one to share it. Name and copyright follow in the footer.
 */
export function ClosingBand() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <footer className={styles.band}>
      <div className={styles.inner}>
        <SectionHeading>{t('Someone came to mind?')}</SectionHeading>
        <div className={styles.links}>
          <a className={styles.link} href="#start">
            {t('Put in a good word')}
          </a>
          <Link className={styles.link} to="/companies">
            {t('For companies')}
          </Link>
          <ShareLink className={styles.link} />
        </div>
      </div>
    </footer>
  )
}
