import type { Letter } from './letter.ts'

/** The id of the row that a letter is about. */
export function topicIdOf(letter: Letter): string {
  if ('factId' in letter) return letter.factId
  if ('userId' in letter) return letter.userId
  return 'referralId' in letter ? letter.referralId : letter.applicationId
}
