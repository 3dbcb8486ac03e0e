import { useEffect, useState } from 'react'
import { readBoot } from '../boot/boot.ts'

/** Milliseconds between two requests; a tab in the background makes one when it becomes visible again. */
const INTERVAL = 10 * 60 * 1000

/** Whether the server has a newer shell than this tab runs. */
export function useNewVersion(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const running = readBoot(document).version
    if (isThere) return
    let asked = Date.now()
    const ask = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - asked < INTERVAL) return
      asked = Date.now()
      const answer = await fetch('/version.json').catch(() => undefined)
      if (!answer?.ok) return
      const { version } = await answer.json()
      if (version !== running) setIsThere(true)
    }
    const timer = setInterval(ask, INTERVAL)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isThere])
  return isThere
}
