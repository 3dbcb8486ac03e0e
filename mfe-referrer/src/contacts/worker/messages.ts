import type { Said } from '@goodword/languages/texts'
import type { Found, ReadCounts } from '../contact-book.ts'
import type { TitleGroup, WantedTitle } from '../titles/title-group.ts'

/** What the page asks the worker, and what it answers. */
export interface Calls {
  /** Takes the names of occupations. */
  names: { ask: string; answer: null }
  /** The occupations that a job's title names. */
  groups: { ask: string; answer: TitleGroup[] }
  /** Reads contacts. */
  read: { ask: File | string; answer: ReadCounts & { size: number } }
  /** Contacts with one of the titles, or, for letters of a name, all that have them. */
  find: { ask: { wanted: WantedTitle[]; text: string; limit: number }; answer: Found }
}

export type Call = { [Kind in keyof Calls]: { id: number; kind: Kind; ask: Calls[Kind]['ask'] } }[keyof Calls]

export type Reply =
  | { id: number; answer: Calls[keyof Calls]['answer'] }
  /** A sentence for the person. */
  | { id: number; problem: Said }
  /** Contacts that were read so far. */
  | { id: number; progress: number }
