import { useLocation } from '@goodword/shared-ui/kernel'
import type { VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/** How far a list was scrolled, and how high its cards were, by the entry of the browser's history. */
const places = new Map<string, { y: number; cards: VirtualItem[] }>()

/**
 * Notes the place of a list as it is scrolled, and brings it back where Back leads to it
 * (docs/rules.md#back-leads-to-the-same-place).
 * @param cards what is known of the cards by then
 * @returns what the virtualizer begins with; nothing where the list was not seen before
 */
export function usePlace(cards: () => VirtualItem[]) {
  const { key } = useLocation()
  const [place] = useState(() => places.get(key))
  useLayoutEffect(() => {
    if (place) window.scrollTo(0, place.y)
  }, [place])
  const note = useEffectEvent(() => {
    // A leaving page is scrolled for the next one. The router gives the first history entry no key.
    if ((history.state?.key ?? 'default') === key) places.set(key, { y: window.scrollY, cards: cards() })
  })
  useEffect(() => {
    const onScroll = () => note()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return place && { initialOffset: place.y, initialMeasurementsCache: place.cards }
}
