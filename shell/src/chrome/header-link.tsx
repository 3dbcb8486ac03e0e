import { Link, useLocation } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { routeFor } from '../routing/route-for.ts'
import { useSession } from '../session/use-session.ts'
import { usePrefetch } from './use-prefetch.ts'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '40px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
  },
  current: { backgroundColor: tokens.heroBackground, color: tokens.colorBrandForeground1 },
})

/**
 * A link of the header: highlighted on its own page; the page's scripts are fetched when it is pointed at or focused.
 */
export function HeaderLink({ to, children }: { to: string; children: string }) {
  const styles = useStyles()
  const { user } = useSession()
  const { pathname } = useLocation()
  // `/` shows the same page as one of the links: that link is the current one.
  const here = routeFor(pathname, user)
  const there = routeFor(to, user)
  const current = here !== null && here.remote === there?.remote && here.page === there.page
  const prefetch = usePrefetch(to)
  return (
    <Link
      to={to}
      className={mergeClasses(styles.link, current && styles.current)}
      aria-current={current ? 'page' : undefined}
      {...prefetch}
    >
      {children}
    </Link>
  )
}
