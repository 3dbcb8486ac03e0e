import { useLocation } from '@goodword/shared-ui/kernel'
import { useEffect, useRef } from 'react'
import { isSamePage } from '../routing/route-for.ts'
import { useSession } from '../session/use-session.ts'
import { keepInCookie } from './keep-in-cookie.ts'

const HEADINGS = '1em "Bricolage Grotesque"'
const TEXT = '1em "Figtree"'

/**
 * Loads both faces once the page works: before that, their 34 kB would delay the scripts on a slow phone. Headings change to
 * theirs at once, as their fallback has its measures. Text would wrap anew under the reader's eyes, so it changes with the page.
 * Later visits have both from the start, out of the browser's cache (backend/src/delivery/web/display-font-cookie.ts).
 */
export function useFaces(): void {
  const { pathname } = useLocation()
  const { user } = useSession()
  const before = useRef(pathname)
  const hasText = useRef(false)
  useEffect(() => {
    void loadFaces().then((loaded) => {
      hasText.current = loaded
    })
  }, [])
  useEffect(() => {
    const last = before.current
    before.current = pathname
    if (hasText.current && !isSamePage(last, pathname, user)) document.documentElement.dataset.textFont = ''
  }, [pathname, user])
}

/** @returns whether the face of text has come, and is not yet in use */
async function loadFaces(): Promise<boolean> {
  const { dataset } = document.documentElement
  if (dataset.displayFont !== undefined) return false
  if (!(await hasCome(HEADINGS))) return false
  dataset.displayFont = ''
  if (!(await hasCome(TEXT))) return false
  keepInCookie('display-font', 'here')
  return true
}

async function hasCome(face: string): Promise<boolean> {
  const faces = await document.fonts.load(face).catch(() => [])
  return faces.length > 0
}
