import { LOG_OUT } from '@goodword/contract/addresses'
import { hires } from '@goodword/contract/hires'
import { Mark } from '@goodword/shared-ui/brand/mark.tsx'
import { Wordmark } from '@goodword/shared-ui/brand/wordmark.tsx'
import { Link, useLocation, useTexts } from '@goodword/shared-ui/kernel'
import { onLargeText } from '@goodword/shared-ui/layout/phones.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { useSession } from '../session/use-session.ts'
import { HeaderButton } from './header-button.tsx'
import { HeaderLink } from './header-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { ToSignIn } from './to-sign-in.tsx'

const PHONE = '@media (max-width: 639px)'
const NARROW = '@media (max-width: 859px)'

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    // So high, it would leave little of a small screen.
    [onLargeText]: { position: 'static' },
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    minHeight: '64px',
    marginInline: 'auto',
    padding: '8px clamp(16px, 4vw, 32px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    [PHONE]: { minHeight: '56px', padding: '4px 16px', rowGap: 0 },
  },
  // On a phone the links have a row of their own, nothing is hidden behind a menu; scrolling on, only that row stays.
  twoRows: { [PHONE]: { top: '-48px' } },
  logo: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    color: 'inherit',
    textDecorationLine: 'none',
  },
  // A manager has more links and one button more: the mark alone leaves them room.
  wide: { display: 'inline-flex', [NARROW]: { display: 'none' } },
  narrow: { display: 'none', [NARROW]: { display: 'inline-flex' } },
  nav: {
    display: 'flex',
    // Less on a phone, as in a link: a manager's four fit into 360 px.
    gap: 'clamp(0px, 1vw - 4px, 4px)',
    flexGrow: 1,
    [PHONE]: { order: 3, flexBasis: '100%', marginInline: '-8px', overflowX: 'auto', scrollbarWidth: 'none' },
  },
  actions: { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto' },
})

/**
 * Logo, links by role, Log Out; guests see the logo, and on the landing page the way back in
 * (docs/rules.md#the-header-has-links-for-people-who-are-signed-in).
 */
export function Header() {
  const styles = useStyles()
  const { t } = useTexts()
  const { user, loading } = useSession()
  const { pathname } = useLocation()
  const manager = hires(user)
  return (
    <header className={mergeClasses(styles.header, user !== null && styles.twoRows)}>
      <div className={styles.inner}>
        <Link to="/" className={styles.logo} aria-label={t('Goodword home')}>
          {manager ? (
            <>
              <span className={styles.wide}>
                <Wordmark height={30} />
              </span>
              <span className={styles.narrow}>
                <Mark />
              </span>
            </>
          ) : (
            <Wordmark height={30} />
          )}
        </Link>
        {user ? (
          <nav className={styles.nav} aria-label={t('Main')}>
            <HeaderLink to="/jobs">{t('Jobs')}</HeaderLink>
            {user.role === 'hiring_manager' ? null : <HeaderLink to="/dashboard">{t('My Referrals')}</HeaderLink>}
            {manager ? (
              <>
                <HeaderLink to="/hiring-dashboard">{t('Hiring Dashboard')}</HeaderLink>
                <HeaderLink to="/applications">{t('Applications')}</HeaderLink>
              </>
            ) : null}
            <HeaderLink to="/settings">{t('Settings')}</HeaderLink>
            {user.isOperator ? <HeaderLink to="/operator">{t('Operators')}</HeaderLink> : null}
          </nav>
        ) : null}
        <div className={styles.actions}>
          <ThemeSwitch />
          {manager ? <HeaderButton to="/post-job">{t('Post Job')}</HeaderButton> : null}
          {user ? (
            <form action={LOG_OUT}>
              <HeaderButton>{t('Log Out')}</HeaderButton>
            </form>
          ) : null}
          {!user && !loading && pathname === '/' ? <ToSignIn /> : null}
        </div>
      </div>
    </header>
  )
}
