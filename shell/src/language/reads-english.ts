import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'

/**
 * Whether the server, too, would show this reader a page of several languages in English: the browser prefers it, and no
 * other was chosen here. False while a page is rendered on the server, where nobody follows a link.
 */
export function readsEnglish(): boolean {
  if (typeof document === 'undefined') return false
  const chosen = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${LANGUAGE_PARAMETER}=`))
  return navigator.language.split('-')[0] === 'en' && (!chosen || chosen === `${LANGUAGE_PARAMETER}=en`)
}
