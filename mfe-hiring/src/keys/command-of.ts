import { APPLICATION_STATUSES, type ApplicationStatus } from '@goodword/contract/statuses'

/** What a key asks for. */
export type Command =
  | 'next'
  | 'previous'
  | 'select'
  | 'note'
  | 'undo'
  | 'search'
  | 'map'
  | 'commit'
  | 'cancel'
  | ApplicationStatus

/** A key that was pressed, and where. */
export interface Press {
  key: string
  shiftKey?: boolean
  /** Control, Alt or the like. */
  isModified: boolean
  /** Part of a character that an input method puts together. */
  isComposing: boolean
  /** Pressed in a field, or under an open dialog. */
  isTaken: boolean
  /** Whether single keys are switched on. */
  isOn: boolean
  /** Whether a status is chosen and not saved. */
  hasChoice: boolean
}

const LETTERS: Readonly<Record<string, Command>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  e: 'note',
  z: 'undo',
  '/': 'search',
  '?': 'map',
}

/**
 * What a key asks for among applications (docs/rules.md#single-keys-can-be-turned-off). Enter and Escape have a meaning only while
 * a status is chosen and not saved (docs/rules.md#a-choice-is-sent-when-it-is-made).
 */
export function commandOf(press: Press): Command | undefined {
  const { key, shiftKey = false, isModified, isComposing, isTaken, isOn, hasChoice } = press
  if (isModified || isComposing || isTaken) return undefined
  if (key === 'Enter' || key === 'Escape') return hasChoice ? (key === 'Enter' ? 'commit' : 'cancel') : undefined
  if (!isOn) return undefined
  const letter = key.toLowerCase()
  // Of layouts, "/" and "?" may need Shift; letters do not, whether Caps Lock is on or not.
  if (shiftKey && /^[a-z]$/.test(letter)) return undefined
  if (/^[1-5]$/.test(key)) return APPLICATION_STATUSES[Number(key) - 1]
  return LETTERS[letter]
}
