import { useEffect, useState } from 'react'

/** Shorter waits are over before anybody has read what is said about them. */
const SLOW_MS = 400

/** Whether a wait has lasted so long that the screen has to say so. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
