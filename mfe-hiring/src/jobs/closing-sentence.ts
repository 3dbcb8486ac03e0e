import { formatCount } from '@goodword/shared-ui/formats.ts'

/** What closing a job means for those who applied: without words nobody is told, and what is pending stays so, also of who withdrew. */
export function closingSentence(pending: number, hasWords = false): string {
  if (pending === 0) return 'No application is pending, and nobody gets an email.'
  if (pending === 1)
    return `1 application is pending: closing the job does not answer it${hasWords ? '.' : ' and sends no email.'}`
  return `${formatCount(pending)} applications are pending: closing the job answers none of them${hasWords ? '.' : ' and sends no email.'}`
}
