import { type changeJob, JOB_FIELDS } from '@goodword/contract/job-changes'
import type * as z from 'zod/mini'
import type { VersionedPosting } from '../../../db/versioned-posting.ts'

/** What a draft has where nothing was typed. */
export const BLANK: VersionedPosting = {
  title: '',
  description: '',
  requirements: null,
  location: '',
  type: 'full-time',
  salaryMin: null,
  salaryMax: null,
  referralBonus: null,
  companyName: '',
  companyLogo: null,
  isPublic: false,
}

/** A posting, and whether it is to have a bonus. */
export type OfferedPosting = VersionedPosting & { hasReferralBonus: boolean }

/** A posting with what was typed in place of what is stored. What a draft leaves empty is blank. */
export function withTyped(
  stored: VersionedPosting,
  typed: Partial<Pick<z.output<typeof changeJob.body>, (typeof JOB_FIELDS)[number]>>,
): OfferedPosting {
  const changes = JOB_FIELDS.flatMap((name) => {
    const value = typed[name]
    if (value === undefined) return []
    return [[name, value ?? (name in BLANK ? BLANK[name as keyof VersionedPosting] : null)]]
  })
  return { hasReferralBonus: stored.referralBonus !== null, ...stored, ...Object.fromEntries(changes) }
}

/** What is stored of it: without the toggle no bonus, whatever number came with it (docs/rules.md#a-bonus-that-is-not-offered-is-not-kept). */
export function toStore({ hasReferralBonus, ...posting }: OfferedPosting): VersionedPosting {
  return hasReferralBonus ? posting : { ...posting, referralBonus: null }
}
