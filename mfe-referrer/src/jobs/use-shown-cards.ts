import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** So many cards cost little, and the browser's own search finds words in all of them. */
const FEW = 50

/**
 * Which cards of a long list are there: those near what is in sight and the one that has the focus; all of a short list, and on paper
 * (docs/rules.md#a-page-on-paper-is-what-there-is-to-read).
 * @returns what the virtualizer is given, and what the list notes the focus by
 */
export function useShownCards() {
  const focused = useRef(-1)
  const isPrinted = useIsPrinted()
  const rangeExtractor = (range: Range): number[] => {
    if (isPrinted || range.count <= FEW) return Array.from({ length: range.count }, (_, index) => index)
    const shown = defaultRangeExtractor(range)
    const kept = focused.current
    if (kept < 0 || kept >= range.count || shown.includes(kept)) return shown
    return kept < (shown[0] ?? 0) ? [kept, ...shown] : [...shown, kept]
  }
  return {
    rangeExtractor,
    onFocus({ target }: FocusEvent) {
      focused.current = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
    },
    onBlur() {
      focused.current = -1
    },
  }
}

function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    // The browser prints what is there when the event is over.
    const begin = () => flushSync(() => setIsPrinted(true))
    const end = () => setIsPrinted(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}
