import { useLocation } from '@goodword/shared-ui/kernel'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

export const MAIN_ID = 'main'

/**
 * After a change of page the keyboard and the screen reader start at its content, and the page at its top; Back and Forward
 * leave it to browser and page where it was (docs/rules.md#back-leads-to-the-same-place).
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // In the frame that shows the page: both need its layout, and before that frame later effects would invalidate it.
    const frame = requestAnimationFrame(() => {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      if (!isReturn) window.scrollTo(0, 0)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, isReturn])
}
