import { formatCount } from '@goodword/shared-ui/formats.ts'

/** What closing a job means for those who applied: nobody is told, and what is pending stays so, also of who withdrew. */
export function closingSentence(pending: number): string {
  if (pending === 0) return 'No application is pending, and nobody gets an email.'
  if (pending === 1) return '1 application is pending: closing the job does not answer it and sends no email.'
  return `${formatCount(pending)} applications are pending: closing the job answers none of them and sends no email.`
}
