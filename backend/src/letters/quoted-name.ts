import type { Quoted } from '@goodword/contract/quoted'
import { NAMELESS, type Names, referrerName } from '@goodword/contract/referrer-name'
import { quotedLine } from './typed-text.ts'

/** How letters name a person: by the name they typed, in quotes, or in our words. */
export function quotedName(names: Names): Quoted | typeof NAMELESS {
  const name = referrerName(names)
  return name === NAMELESS ? NAMELESS : quotedLine(name)
}
