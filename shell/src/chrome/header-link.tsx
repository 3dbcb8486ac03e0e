import { Link } from '@goodword/shared-ui/kernel'
import { mergeClasses } from '@griffel/react'
import { useHeaderStyles } from './use-header-styles.ts'
import { useIsCurrent } from './use-is-current.ts'
import { usePrefetch } from './use-prefetch.ts'

/**
 * A link of the header: highlighted on its own page; the page's scripts are fetched when it is pointed at or focused.
 */
export function HeaderLink({ to, children }: { to: string; children: string }) {
  const { link, current } = useHeaderStyles()
  const isCurrent = useIsCurrent(to)
  const prefetch = usePrefetch(to)
  return (
    <Link
      to={to}
      className={mergeClasses(link, isCurrent && current)}
      aria-current={isCurrent ? 'page' : undefined}
      {...prefetch}
    >
      {children}
    </Link>
  )
}
