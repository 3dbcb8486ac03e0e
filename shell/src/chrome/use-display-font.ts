import { useEffect } from 'react'
import { keepInCookie } from './keep-in-cookie.ts'

const FACE = '1em "Bricolage Grotesque"'

/**
 * Loads the headings' font once the page works: before that, its 14 kB would delay the scripts on a slow phone. Later
 * pages have it from the start, out of the browser's cache (backend/src/delivery/web/display-font-cookie.ts).
 */
export function useDisplayFont(): void {
  useEffect(() => {
    void loadFont()
  }, [])
}

async function loadFont(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.displayFont !== undefined) return
  const faces = await document.fonts.load(FACE).catch(() => [])
  if (faces.length === 0) return
  dataset.displayFont = ''
  keepInCookie('display-font', 'here')
}
