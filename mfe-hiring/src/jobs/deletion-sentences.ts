import { formatCents } from '@goodword/contract/format-cents'
import type { JobDeletion } from '@goodword/contract/jobs'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

/**
 * What is said before a job is deleted (docs/rules.md#a-hire-outlives-its-job).
 * @param deletion what the server says it would do; undefined while it is not known
 * @param failed whether it could not be learned
 */
export function deletionSentences(deletion: JobDeletion | undefined, failed: boolean, texts: Texts): string[] {
  const { t } = texts
  if (!deletion) {
    return failed
      ? [t("We couldn't check who is affected. Hires stay credited to their referrers in any case.")]
      : [t('Checking who is affected...')]
  }
  return [...hireSentences(deletion.hires, t), ...owedSentences(deletion.owed, t), toldSentence(deletion.told, texts)]
}

function hireSentences(hires: JobDeletion['hires'], t: Texts['t']): string[] {
  if (hires.length === 0) return []
  const names = hires.map(({ candidateName, referrerName }) => ({ candidate: candidateName, referrer: referrerName }))
  const [only] = names
  if (names.length === 1 && only) {
    return [
      t('1 hire stays credited to {referrer}, who referred {candidate}.', only),
      t('{candidate} keeps their own page; their documents, phone number and cover letter are deleted.', only),
    ]
  }
  return [
    t('{count} hires stay credited to their referrers: {names}.', {
      count: formatCount(names.length),
      names: names.map((one) => t('{candidate} (referred by {referrer})', one)).join(', '),
    }),
    t('They keep their own pages; their documents, phone numbers and cover letters are deleted.'),
  ]
}

/** Only the end of a hire takes back what is held for it, and nobody can set a status of a deleted job. */
function owedSentences(owed: number, t: Texts['t']): string[] {
  if (owed === 0) return []
  return [
    t('What you owe for it, {amount}, stays on your statement. A status change can no longer reverse it.', {
      amount: formatCents(owed),
    }),
  ]
}

function toldSentence(told: number, { t, tn }: Texts): string {
  if (told === 0) return t('Nobody else gets an email: no other application is open.')
  return tn(
    told,
    '{count} candidate with an open application is told by email, and nobody else.',
    '{count} candidates with an open application are told by email, and nobody else.',
    { count: formatCount(told) },
  )
}
