import type { Company } from '@goodword/contract/companies'
import type { JobInput } from '@goodword/contract/jobs'

/** What the form starts from: name and logo of the company, the rest empty. */
export function emptyJob(company: Company | null | undefined): JobInput {
  return {
    title: '',
    description: '',
    requirements: '',
    location: '',
    type: 'full-time',
    salaryMin: null,
    salaryMax: null,
    hasReferralBonus: false,
    referralBonus: null,
    companyName: company?.companyName ?? '',
    companyLogo: company?.logo ?? null,
  }
}

/** What a draft keeps: all of it. An uploaded logo has its lasting path by then. */
export const DRAFT_FIELDS = Object.keys(emptyJob(null)) as (keyof JobInput)[]
