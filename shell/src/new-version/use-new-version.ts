import { useEffect, useState } from 'react'
import { readBoot } from '../boot.ts'

/** Milliseconds between two questions; a tab in the background asks when it is looked at again. */
const EVERY = 10 * 60 * 1000

/** Whether the server has a newer shell than this tab runs. */
export function useNewVersion(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const running = readBoot(document).version
    if (isThere) return
    let asked = Date.now()
    const ask = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - asked < EVERY) return
      asked = Date.now()
      const answer = await fetch('/version.json').catch(() => undefined)
      if (!answer?.ok) return
      const { version } = await answer.json()
      if (version !== running) setIsThere(true)
    }
    const timer = setInterval(ask, EVERY)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isThere])
  return isThere
}
