import type { Letter } from './letter.ts'

/** The id of the row that a letter is about. */
export function topicIdOf(letter: Letter): string {
  if ('factId' in letter) return letter.factId
  if ('userId' in letter) return letter.userId
  if ('jobId' in letter) return letter.jobId
  if ('reportId' in letter) return letter.reportId
  return 'referralId' in letter ? letter.referralId : letter.applicationId
}
