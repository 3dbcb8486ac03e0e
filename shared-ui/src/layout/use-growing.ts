import { type RefCallback, useCallback, useState } from 'react'

export interface Growing {
  /** How many of the list to render now. */
  count: number
  /** Whether there is more to come. */
  more: boolean
  /** Renders the next page. */
  grow: () => void
  /** Goes on what stands after the list: the next page is rendered shortly before it comes into sight. */
  sentinel: RefCallback<HTMLElement>
}

/**
 * Renders a long list in pages that grow as the person scrolls, so that 10,000 rows cost what they see.
 * To start over for another list, give the component that calls it another `key`.
 * @param total how long the list is
 * @param page how many rows one page adds
 */
export function useGrowing(total: number, page: number): Growing {
  const [count, setCount] = useState(page)
  const grow = useCallback(() => setCount((before) => before + page), [page])
  const sentinel = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element || count >= total) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), { rootMargin: '600px' })
      observer.observe(element)
      return () => observer.disconnect()
    },
    // A new observer per page: one that stays in sight would otherwise report only once.
    [count, total, grow],
  )
  return { count: Math.min(count, total), more: count < total, grow, sentinel }
}
