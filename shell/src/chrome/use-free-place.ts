import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import { freePlace, overlaps } from './free-place.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary'
/** Around the notification. */
const MARGIN = 16
/** How often the page is looked at, which scrolls and changes below the notification. */
const LOOK_MS = 500

/**
 * Keeps the notification where it covers no control, as far as there is such a place. It stays where it is while the pointer or the focus
 * is in it.
 * @returns `ref` for the notification; `style` for the list around it
 */
export function useFreePlace() {
  const [style, setStyle] = useState<CSSProperties>()
  const notification = useRef<HTMLElement>(null)

  const look = useCallback((isNew: boolean) => {
    const element = notification.current
    const list = element?.parentElement
    if (!element || !list || (!isNew && element.matches(':hover, :focus-within'))) return
    const covered = [...document.querySelectorAll(CONTROLS)].flatMap((control) =>
      list.contains(control) ? [] : control.getBoundingClientRect(),
    )
    const { clientWidth: width, clientHeight: height } = document.documentElement
    if (!isNew && !covered.some((control) => overlaps(element.getBoundingClientRect(), control))) return
    const space = { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom: height - MARGIN }
    const { right, bottom } = freePlace({ width: element.offsetWidth, height: element.offsetHeight }, space, covered)
    setStyle({ right: space.right - right, bottom: space.bottom - bottom })
  }, [])

  useEffect(() => {
    const lookAgain = () => look(false)
    const timer = setInterval(lookAgain, LOOK_MS)
    // What the keyboard comes to is never covered, not for a moment (WCAG 2.4.11). Under a pointer that is pressed nothing moves.
    const lookAtFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) lookAgain()
    }
    document.addEventListener('focusin', lookAtFocus)
    return () => {
      clearInterval(timer)
      document.removeEventListener('focusin', lookAtFocus)
    }
  }, [look])

  const ref = useCallback(
    (element: HTMLElement | null) => {
      notification.current = element
      if (element) look(true)
    },
    [look],
  )
  return { ref, style }
}
