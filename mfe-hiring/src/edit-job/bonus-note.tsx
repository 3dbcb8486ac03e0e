import type { JobInput } from '@goodword/contract/jobs'
import { formatDollars } from '@goodword/shared-ui/formats.ts'
import { FormNote } from '../post-job/form-note.tsx'

interface BonusNoteProps {
  stored: JobInput
  job: JobInput
}

const bonusOf = ({ hasReferralBonus, referralBonus }: JobInput) => (hasReferralBonus ? (referralBonus ?? null) : null)

/**
 * What another bonus means for those who were invited; how many they are a company does not learn
 * (docs/rules.md#a-company-does-not-learn-how-many-were-invited).
 */
export function BonusNote({ stored, job }: BonusNoteProps) {
  const before = bonusOf(stored)
  if (before === bonusOf(job)) return null
  return (
    <FormNote>
      {before === null
        ? 'Whoever was invited until now was promised no bonus: for them it stays so. The new bonus is for later invitations.'
        : `Whoever was invited with a bonus of ${formatDollars(before)} keeps it. What you set here is for later invitations.`}
    </FormNote>
  )
}
