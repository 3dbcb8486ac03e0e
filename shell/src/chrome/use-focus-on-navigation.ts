import { useLocation } from '@goodword/shared-ui/kernel'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { isSamePage } from '../routing/route-for.ts'
import { useSession } from '../session/use-session.ts'

export const MAIN_ID = 'main'

/**
 * After a change of page the keyboard and the screen reader start at its content, and the page at its top; Back and Forward
 * leave it to browser and page where it was (docs/rules.md#back-leads-to-the-same-place). What opens and closes over a page by
 * its address looks after the focus itself.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const { user } = useSession()
  const isReturn = useNavigationType() === 'POP'
  const before = useRef(pathname)
  useEffect(() => {
    const last = before.current
    before.current = pathname
    if (last === pathname || isSamePage(last, pathname, user)) return
    // In the frame that shows the page: both need its layout, and before that frame later effects would invalidate it.
    const frame = requestAnimationFrame(() => {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      if (!isReturn) window.scrollTo(0, 0)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, isReturn, user])
}
