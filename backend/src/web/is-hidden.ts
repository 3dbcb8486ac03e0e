import { CURRENT_USER } from '@goodword/contract/addresses'
import type { BuiltShell } from './built-shell.ts'

/**
 * Whether a page does not exist for this person: one for operators is a 404 to everybody else.
 * @param replies what is answered along with the page; who is there among them
 */
export function isHidden(route: BuiltShell['routes'][number], replies: Record<string, unknown>): boolean {
  const user = replies[CURRENT_USER] as { isOperator: boolean } | null | undefined
  return route.audience === 'operators' && !user?.isOperator
}
