import { CURRENT_USER } from '@goodword/contract/addresses'
import type { BuiltShell } from './built-shell.ts'

type Route = BuiltShell['routes'][number]

/**
 * Whether a page is for an operator: theirs does not exist for anybody else.
 * @param replies what is answered along with the page; who is there among them
 */
export function isForOperator(replies: Record<string, unknown>): boolean {
  const user = replies[CURRENT_USER] as { isOperator: boolean } | null | undefined
  return user?.isOperator === true
}

/**
 * What of the front end only operators are told of, so that nobody else's page has a byte of it: their routes, and the remotes
 * that no other route leads to (docs/rules.md#operators-have-a-desk-of-their-own).
 */
export function forOperators(routes: readonly Route[]): { routes: Route[]; remotes: Set<string> } {
  const [own, others] = [true, false].map((is) => routes.filter(({ audience }) => (audience === 'operators') === is))
  const remotes = new Set(own?.map(({ remote }) => remote))
  for (const { remote } of others ?? []) remotes.delete(remote)
  return { routes: own ?? [], remotes }
}
