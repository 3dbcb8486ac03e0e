import { useReducedMotion } from 'motion/react'
import * as m from 'motion/react-m'
import type { ReactNode } from 'react'

/** Leaving and arriving take 0.2 s each: 0.4 s in all (docs/rules.md#pages-change-in-04-seconds). */
const HALF_SECONDS = 0.2

/** Fades and slides a page; people who asked for less motion get a plain change. */
export function PageTransition({ children }: { children: ReactNode }) {
  const still = useReducedMotion()
  const away = still ? { opacity: 1 } : { opacity: 0, y: 12 }
  return (
    <m.div
      initial={away}
      animate={{ opacity: 1, y: 0 }}
      exit={still ? { opacity: 1 } : { opacity: 0, y: -12 }}
      transition={{ duration: still ? 0 : HALF_SECONDS, ease: 'easeInOut' }}
    >
      {children}
    </m.div>
  )
}
