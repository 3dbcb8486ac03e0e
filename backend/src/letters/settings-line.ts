import type { LetterKind } from './letter-kind.ts'

/**
 * What the small print of a kind says of the reader's settings (docs/rules.md#everybody-chooses-their-emails): `choose`, that it can be
 * turned off there; `always`, that it cannot. Undefined for who has no settings to open: candidates, and whose account was closed.
 */
export function settingsLine({ to, group, unsubscribe, isForClosed }: LetterKind): 'choose' | 'always' | undefined {
  if (group) return 'choose'
  const hasSettings = to !== 'candidate' && to !== 'operator' && !unsubscribe && !isForClosed
  return hasSettings ? 'always' : undefined
}
