import { useLocation } from '@goodword/shared-ui/kernel'
import { useEffect } from 'react'
import { keepInCookie } from '../cookies/keep-in-cookie.ts'

const HEADINGS = '1em "Bricolage Grotesque"'
const TEXT = '1em "Figtree"'

/** Whether the face of text has come. */
let hasText = false

/**
 * Loads both faces once the page works: before that, their 34 kB would delay the scripts on a slow phone. Headings change to
 * theirs at once, as their fallback has its measures. Text would wrap anew under the reader's eyes, so it changes with the address.
 * Later visits have both from the start, out of the browser's cache (backend/src/delivery/web/display-font-cookie.ts).
 */
export function useFaces(): void {
  const { pathname } = useLocation()
  useEffect(() => void loadFaces(), [])
  // Runs when the address has another path.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(
    () => () => {
      if (hasText) document.documentElement.dataset.textFont = ''
    },
    [pathname],
  )
}

async function loadFaces(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.displayFont !== undefined || !(await hasCome(HEADINGS))) return
  dataset.displayFont = ''
  if (!(await hasCome(TEXT))) return
  keepInCookie('display-font', 'here')
  hasText = true
}

async function hasCome(face: string): Promise<boolean> {
  const faces = await document.fonts.load(face).catch(() => [])
  return faces.length > 0
}
