import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Leaving and arriving take 0.2 s each: 0.4 s in all (docs/rules.md#pages-change-in-04-seconds). */
const HALF = { duration: 0.2, ease: 'easeInOut' } as const
const AWAY = { opacity: 0, transform: 'translateY(-12px)' }
const COMING = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] }
const BACK = { opacity: 1, transform: 'none' }

/** Comes once a page is on the screen; until then, and in a browser that cannot animate, pages change at once. */
let animate: typeof import('./animate.ts').animate | undefined

const mayMove = () =>
  animate !== undefined && 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches

interface PageTransitionProps {
  /** Changes when another page is to be shown. */
  id: string
  children: ReactNode
}

/**
 * Fades and slides one page out and the next one in; people who asked for less motion get a plain change. The page that leaves is drawn as
 * it was.
 */
export function PageTransition({ id, children }: PageTransitionProps) {
  const [shown, setShown] = useState(id)
  // Before anything is drawn: with less motion the new page takes the old one's place at once, not a step later.
  if (id !== shown && !mayMove()) setShown(id)
  const isLeaving = id !== shown
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef({ id, shown, children, isLeaving })
  useEffect(() => {
    import('./animate.ts').then(
      (module) => {
        animate = module.animate
      },
      () => undefined,
    )
  }, [])
  useLayoutEffect(() => {
    const before = drawn.current
    drawn.current = { id, shown, isLeaving, children: isLeaving ? before.children : children }
    if (!element.current || !animate || (before.isLeaving === isLeaving && before.shown === shown)) return
    const arrive = () => setShown(drawn.current.id)
    if (isLeaving) animate(element.current, AWAY, HALF).then(arrive, arrive)
    else if (mayMove()) animate(element.current, before.shown === shown ? BACK : COMING, HALF)
  })
  return (
    <div key={shown} ref={element}>
      {isLeaving ? drawn.current.children : children}
    </div>
  )
}
