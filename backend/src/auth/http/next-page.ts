import { SIGNED_IN } from '@goodword/contract/addresses'

/** Characters. */
const LONGEST = 500
/** Segments of a path and perhaps a query: no host, no file, nothing that a browser would read as two slashes. */
const PAGE = /^(?:\/[\w-]+)+(?:\?[\w%=&+.~-]*)?$/
/** Calls are no pages, and a personal link is not for the person who signs in. */
const NO_PAGES = ['/api/', '/apply/', '/assets/', '/remotes/', '/dev/']

/**
 * The page of ours to which a sign-in leads back (docs/rules.md#signing-in-leads-back-to-the-page-that-was-wanted).
 * @param wanted as the request has it: anybody can write it
 * @returns its path with its query, or undefined where it is none; the page that closes a window counts as one
 */
export function nextPage(wanted: unknown): string | undefined {
  if (wanted === SIGNED_IN) return wanted
  if (typeof wanted !== 'string' || wanted.length > LONGEST || !PAGE.test(wanted)) return undefined
  const path = `${wanted.split('?')[0]}/`
  return NO_PAGES.some((prefix) => path.startsWith(prefix)) ? undefined : wanted
}
