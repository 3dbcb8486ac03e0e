import type { Posting } from '@goodword/contract/jobs'
import type { jobs } from '../../src/db/schema/jobs.ts'
import type { SeedPerson } from './people.ts'

/** A company as the demo data tells it. */
export interface CompanyContent {
  /** Names its logo in `logos/`, and its jobs in the referrals. */
  slug: string
  name: string
  description: string
  website: string
  /** That it has proven. */
  domain?: string
  /** Who owns it. */
  manager: SeedPerson
  /** Another member, who handles the jobs of these keys. */
  colleague?: SeedPerson & { jobs: readonly string[] }
  /** The address that was invited last. */
  invited?: string
  jobs: readonly JobContent[]
}

/** What is posted as it is stored. */
type Posted = Pick<typeof jobs.$inferInsert, keyof Posting | 'referralBonus'>

export interface JobContent extends Omit<Posted, 'description' | 'requirements'> {
  /** Unique among all jobs: referrals name it. */
  key: string
  daysAgo: number
  isClosed?: boolean
  /** Paragraphs. A card shows the first two lines. */
  description: readonly string[]
  /** Lines. */
  requirements?: readonly string[]
}
