import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** What closing a job means for those who applied: without words nobody is told, and what is pending stays so, also of who withdrew. */
export function closingSentence(pending: number, { t, tn }: Texts, hasWords = false): string {
  if (pending === 0) return t('No application is pending, and nobody gets an email.')
  const count = formatCount(pending)
  return hasWords
    ? tn(
        pending,
        '{count} application is pending: closing the job does not answer it.',
        '{count} applications are pending: closing the job answers none of them.',
        { count },
      )
    : tn(
        pending,
        '{count} application is pending: closing the job does not answer it and sends no email.',
        '{count} applications are pending: closing the job answers none of them and sends no email.',
        { count },
      )
}
