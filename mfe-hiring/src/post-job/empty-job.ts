import type { Company } from '@goodword/contract/companies'
import { JobInput } from '@goodword/contract/jobs'

/** What a draft keeps: all of it. An uploaded logo has its lasting path by then. */
export const DRAFT_FIELDS = Object.keys(JobInput.shape) as (keyof JobInput)[]

const nothing = Object.fromEntries(DRAFT_FIELDS.map((name) => [name, null])) as Record<keyof JobInput, null>

/** What the form starts from: name and logo of the company, what must be said as an empty text, the rest not said. */
export function emptyJob(company: Company | null | undefined): JobInput {
  return {
    ...nothing,
    title: '',
    description: '',
    requirements: '',
    location: '',
    type: 'full-time',
    hasReferralBonus: false,
    companyName: company?.companyName ?? '',
    companyLogo: company?.logo ?? null,
    isPublic: false,
  }
}
