import type { JobType } from '@goodword/contract/statuses'
import type { SeedPerson } from './people.ts'

/** A company as the demo data tells it. */
export interface CompanyContent {
  /** Names its logo in `logos/`, and its jobs in the referrals. */
  slug: string
  name: string
  description: string
  website: string
  manager: SeedPerson
  jobs: readonly JobContent[]
}

export interface JobContent {
  /** Unique among all jobs: referrals name it. */
  key: string
  title: string
  location: string
  type: JobType
  /** Whole dollars. */
  salaryMin?: number
  salaryMax?: number
  referralBonus?: number
  daysAgo: number
  isClosed?: boolean
  /** Paragraphs. A card shows the first two lines. */
  description: readonly string[]
  /** Lines. */
  requirements?: readonly string[]
}
