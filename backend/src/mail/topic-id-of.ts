import type { Letter } from './letter.ts'

/** The id of the row that a letter is about. */
export function topicIdOf(letter: Letter): string {
  return 'referralId' in letter ? letter.referralId : letter.applicationId
}
