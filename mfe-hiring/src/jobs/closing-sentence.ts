import { formatCount } from '@goodword/shared-ui/formats.ts'

/** What closing a job means for those who applied: nobody is told, and who is pending goes on waiting. */
export function closingSentence(pending: number): string {
  if (pending === 0) return 'Nobody waits for a first answer, and nobody gets an email.'
  const wait =
    pending === 1 ? '1 candidate is pending and waits' : `${formatCount(pending)} candidates are pending and wait`
  return `${wait} for your answer: closing the job gives none and sends no email.`
}
