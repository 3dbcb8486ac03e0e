import { useEffect } from 'react'
import { keepInCookie } from './keep-in-cookie.ts'

const FACE = '1em "Bricolage Grotesque"'

/**
 * Brings the headings' own face once the page works: before, its 14 kB would hold the scripts up on a slow phone. Later
 * pages come with it from the start (backend/src/web/display-font-cookie.ts): it is in the browser's cache.
 */
export function useDisplayFont(): void {
  useEffect(() => {
    void bring()
  }, [])
}

async function bring(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.displayFont !== undefined) return
  const faces = await document.fonts.load(FACE).catch(() => [])
  if (faces.length === 0) return
  dataset.displayFont = ''
  keepInCookie('display-font', 'here')
}
