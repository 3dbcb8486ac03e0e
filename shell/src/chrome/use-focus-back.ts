import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a place the keyboard is led to for a moment: when what was there is gone, the focus goes back to where it came from.
 * @param there whether there is something to be focused
 * @returns props for the place
 */
export function useFocusBack(there: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    if (there || !place.current?.contains(document.activeElement)) return
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
  }, [there])
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  return { ref: place, onFocus }
}
