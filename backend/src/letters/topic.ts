import type { Language } from '@goodword/languages/languages'
import type { Connection } from '../db/connect/client.ts'

/**
 * Who letters are to; a person is somebody with an account, of whatever role. What is to the candidate is in the candidate's
 * export.
 */
export type Audience = 'candidate' | 'referrer' | 'manager' | 'operator' | 'person'

/** The columns of `letters` with the id of what a letter is about. */
export type TopicColumn = 'referralId' | 'applicationId' | 'factId' | 'userId' | 'jobId' | 'reportId'

/** What letters can be about: a row of ours, the people it concerns, and what there is to say of it. */
export interface Topic<Column extends TopicColumn, To extends Audience, Words extends object> {
  /** Also the field by which verbs name the row. */
  column: Column
  /**
   * Who the people are, by the row's id; in one statement. Letters to one and the same go out in the order in which they
   * were enqueued. Who is gone is left out.
   */
  findPeople: (db: Connection, ids: readonly string[]) => Promise<Map<string, Partial<Record<To, string | undefined>>>>
  /**
   * What there is to say and where it goes, as of now, by the row's id; rows that are gone are left out.
   * @param reader whom the words are for: dates and the like are in their zone and language
   */
  findWords: (db: Connection, ids: readonly string[], reader?: Reader) => Promise<Map<string, Addressed<To, Words>>>
}

/** Who reads a letter. Without anything, somebody who reads English, in UTC. */
export interface Reader {
  to?: Audience
  zone?: string | undefined
}

/** In which language somebody reads what comes of an invitation: the candidate in the one kept with it. */
export function languageFor({ to }: Reader, kept: Language | null): Language {
  return (to === 'candidate' && kept) || 'en'
}

interface Addressed<To extends Audience, Words extends object> {
  /** Of the invitation that it all began with, where there is one. */
  referralId?: string
  /** null where nobody may be written to. */
  addresses: Record<To, string | null>
  /** In which it is written, to the candidate; without it, English. */
  language?: Language | null
  /** Safe for any place of a letter, also its header: what people typed went through `typed-text.ts`. */
  words: Words
}
