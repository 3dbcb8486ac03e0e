import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'

const OTHER_LANGUAGE = new RegExp(`(^|; )${LANGUAGE_PARAMETER}=(?!en)`)

/**
 * Whether the server, too, would show this reader a page of several languages in English: the browser prefers it, and no
 * other was chosen here. False while a page is rendered on the server, where nobody follows a link.
 */
export function readsEnglish(): boolean {
  if (typeof document === 'undefined') return false
  return navigator.language.split('-')[0] === 'en' && !OTHER_LANGUAGE.test(document.cookie)
}
