import { useEffect, useRef } from 'react'

/**
 * Reads again, once, what was on the screen before: letters are given up and releases go out while nobody looks, and an
 * operator acts on what is so now.
 * @param isThere whether something was read before
 */
export function useReadAgain(isThere: boolean, read: () => void): void {
  const first = useRef({ isThere, read })
  useEffect(() => {
    if (first.current.isThere) first.current.read()
  }, [])
}
