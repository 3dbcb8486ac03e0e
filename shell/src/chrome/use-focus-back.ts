import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a region that takes the focus for a moment, such as the notifications: when its content is gone, the focus
 * returns to where it came from.
 * @param there whether the region has content
 * @returns props for the region
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
