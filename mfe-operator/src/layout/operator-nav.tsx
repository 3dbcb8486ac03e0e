import { said } from '@goodword/languages/texts'
import { Link, useLocation, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef } from 'react'

const useStyles = makeStyles({
  nav: {
    display: 'flex',
    gap: '24px',
    marginBottom: '24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media (max-width: 639px)': { gap: '20px', marginInline: '-16px', paddingInline: '16px' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    justifyContent: 'center',
    minWidth: '44px',
    minHeight: '44px',
    // Inside the row, which clips its overflow.
    outlineOffset: '-2px',
    borderBottom: '2px solid transparent',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '&[aria-current]': {
      color: tokens.colorNeutralForeground1,
      borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
})

/** Pixels kept beside the current link. */
const EDGE = 16

const PAGES = [
  ['/operator', said('Overview')],
  ['/operator/rewards', said('Rewards')],
  ['/operator/reports', said('Reports')],
  ['/operator/accounts', said('Accounts')],
  ['/operator/letters', said('Emails')],
  ['/operator/releases', said('Releases')],
  ['/operator/people', said('People')],
  ['/operator/audit', said('Audit log')],
] as const

/** The navigation between the pages of operators. */
export function OperatorNav() {
  const { t } = useTexts()
  const styles = useStyles()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)

  // On a phone the last links are out of sight. Not by scrollIntoView, which would scroll the page as well.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')
    if (nav.current && current)
      nav.current.scrollLeft += current.getBoundingClientRect().right - nav.current.getBoundingClientRect().right + EDGE
  }, [])

  return (
    <nav ref={nav} className={styles.nav} aria-label={t('Operators')}>
      {PAGES.map(([path, name]) => (
        <Link key={path} to={path} className={styles.link} aria-current={currentFor(path, pathname)}>
          {t(name)}
        </Link>
      ))}
      {/* Not a page of the shell. */}
      <a href="/openapi" className={styles.link}>
        {t('API')}
      </a>
    </nav>
  )
}

/** A page below a link's path belongs to that link. */
function currentFor(path: string, pathname: string) {
  if (path === pathname) return 'page'
  return path !== '/operator' && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
