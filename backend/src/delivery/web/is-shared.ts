import { CURRENT_USER } from '@goodword/contract/addresses'
import type { BuiltShell } from './built-shell.ts'

interface PageRequest {
  route: BuiltShell['routes'][number] | undefined
  /** Path and query of the request. */
  url: string
  replies: Record<string, unknown>
  /** Status of the replies that were refused, by path. */
  refused: Record<string, number>
}

/**
 * Whether every guest gets the same page, so that it is made once: it is known to be nobody's (where the session
 * could not be read, nobody knows), shows nothing a link stands for, and is asked for at the path of the route table,
 * word for word. `//` is the landing page, too; what is cached must be bounded.
 */
export function isShared({ route, url, replies, refused }: PageRequest): boolean {
  return isGuests(replies, refused) && !showsALink(route) && url === route?.path
}

/** Whether whoever has the link gets the same page, as long as what it shows is the same. */
export function isBehindLink({ route, replies, refused }: Omit<PageRequest, 'url'>): boolean {
  return isGuests(replies, refused) && showsALink(route)
}

function isGuests(replies: PageRequest['replies'], refused: PageRequest['refused']): boolean {
  return replies[CURRENT_USER] === null && Object.keys(refused).length === 0
}

function showsALink(route: PageRequest['route']): boolean {
  return route?.data?.some((path) => path.includes(':')) ?? false
}
