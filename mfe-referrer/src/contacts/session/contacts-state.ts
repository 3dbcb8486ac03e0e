import type { Said } from '@goodword/languages/texts'
import type { Found } from '../contact-book.ts'
import type { TitleGroup, WantedTitle } from '../titles/title-group.ts'
import type { ReadNews } from './read-news.ts'

/** All that is shown of a look through one's contacts. */
export interface ContactsState {
  /** How much of the names of occupations has come, 0 to 1. */
  share: number
  isReady: boolean
  /** Why it cannot begin. */
  failure: Said | undefined
  /** What is being read, where it is a file with its name, and how many contacts so far. */
  reading: { file: string | undefined; read: number } | undefined
  /** What became of what was read last, of each file. */
  news: readonly ReadNews[]
  problems: readonly Said[]
  /** Contacts that are kept. */
  size: number
  /** The job's own title, and those that the recommender added. */
  named: readonly string[]
  groups: readonly TitleGroup[]
  /** Occupations that are not looked for. */
  off: ReadonlySet<string>
  /** Titles that are not looked for. */
  removed: ReadonlySet<string>
  /** Letters of a name that is looked for instead. */
  text: string
  /** How many contacts are shown. */
  limit: number
  found: Found | undefined
}

/** The titles that are looked for, the recommender's own first; a title of several occupations once. */
export function wantedTitles({ named, groups, off, removed }: ContactsState): WantedTitle[] {
  const wanted = new Map<string, WantedTitle>(named.map((title) => [title.toLowerCase(), { title }]))
  for (const { occupation, via, titles } of groups) {
    if (off.has(occupation)) continue
    for (const title of titles) {
      const key = title.toLowerCase()
      if (!removed.has(title) && !wanted.has(key)) wanted.set(key, { title, via })
    }
  }
  return [...wanted.values()]
}
