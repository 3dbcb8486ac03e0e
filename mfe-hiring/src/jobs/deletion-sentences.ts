import { formatCents } from '@goodword/contract/format-cents'
import type { JobDeletion } from '@goodword/contract/jobs'
import { formatCount } from '@goodword/shared-ui/formats.ts'

/**
 * What is said before a job is deleted (docs/rules.md#a-hire-outlives-its-job).
 * @param deletion what the server says it would do; undefined while it is not known
 * @param failed whether it could not be learned
 */
export function deletionSentences(deletion: JobDeletion | undefined, failed: boolean): string[] {
  if (!deletion) {
    return failed
      ? ["We couldn't check who is affected. Hires stay credited to their referrers in any case."]
      : ['Checking who is affected...']
  }
  return [...hireSentences(deletion.hires), ...owedSentences(deletion.owed), toldSentence(deletion.told)]
}

function hireSentences(hires: JobDeletion['hires']): string[] {
  const [first] = hires
  if (!first) return []
  if (hires.length === 1) {
    return [
      `1 hire stays credited to ${first.referrerName}, who referred ${first.candidateName}.`,
      `${first.candidateName} keeps their own page; their documents, phone number and cover letter are deleted.`,
    ]
  }
  const names = hires.map(({ candidateName, referrerName }) => `${candidateName} (referred by ${referrerName})`)
  return [
    `${formatCount(hires.length)} hires stay credited to their referrers: ${names.join(', ')}.`,
    'They keep their own pages; their documents, phone numbers and cover letters are deleted.',
  ]
}

/** Only the end of a hire takes back what is held for it, and nobody can set a status of a deleted job. */
function owedSentences(owed: number): string[] {
  if (owed === 0) return []
  return [
    `What you owe for it, ${formatCents(owed)}, stays on your statement. A status change can no longer reverse it.`,
  ]
}

function toldSentence(told: number): string {
  if (told === 0) return 'Nobody else gets an email: no other application is open.'
  return `${formatCount(told)} ${told === 1 ? 'candidate' : 'candidates'} with an open application ${told === 1 ? 'is' : 'are'} told by email, and nobody else.`
}
