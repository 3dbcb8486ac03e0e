import { useCallback, useEffect, useRef } from 'react'

/** @returns whether the component is gone: what it has begun may end after it, and is no reason to close anything then */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return useCallback(() => isLeft.current, [])
}
