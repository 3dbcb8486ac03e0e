import type { Relation } from '@goodword/contract/relations'
import type { ApplicationStatus, ReferralProgress } from '@goodword/contract/statuses'
import type { SeedPerson } from './people.ts'

/** What one referrer has sent out. */
export interface ReferrerContent {
  referrer: SeedPerson
  referrals: readonly ReferralContent[]
}

export interface ReferralContent {
  /** The key of a job. */
  job: string
  candidateName: string
  candidateEmail: string
  relation?: Relation
  message?: string
  daysAgo: number
  /** How it stands where there is no application; an unanswered invitation when left out. */
  progress?: Exclude<ReferralProgress, 'applied'>
  application?: ApplicationContent
}

export interface ApplicationContent {
  daysAgo: number
  phone?: string
  /** Paragraphs. */
  coverLetter?: readonly string[]
  /** What the manager set, and how many days ago, oldest first. */
  steps?: readonly { status: ApplicationStatus; daysAgo: number }[]
  /** How far the payment came, where a hire is due. */
  payment?: 'paid' | 'received' | 'paid-out'
  /** Why the company disputes what it has promised. */
  dispute?: string
  /** Lines of the resume below the name, short enough for the page. */
  resume: readonly string[]
  portfolio?: DocumentContent
  additional?: readonly DocumentContent[]
}

interface DocumentContent {
  fileName: string
  lines: readonly string[]
}
