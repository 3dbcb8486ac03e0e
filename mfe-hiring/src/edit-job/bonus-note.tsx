import type { JobInput } from '@goodword/contract/jobs'
import { formatDollars } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
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
  const { t } = useTexts()
  const before = bonusOf(stored)
  if (before === bonusOf(job)) return null
  return (
    <FormNote>
      {before === null
        ? t(
            'Whoever was invited until now was promised no bonus: for them it stays so. The new bonus is for later invitations.',
          )
        : t('Whoever was invited with a bonus of {amount} keeps it. What you set here is for later invitations.', {
            amount: formatDollars(before),
          })}
    </FormNote>
  )
}
