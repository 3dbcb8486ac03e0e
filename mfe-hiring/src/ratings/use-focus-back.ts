import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus back to the button that opened a form in its place, once that is closed: it would fall to the page.
 * @param isOpen whether the form stands there
 * @returns for the button
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
