import * as z from 'zod/mini'

/** The closed sets, in the order the screens list them. */

export const ROLES = ['referrer', 'hiring_manager'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** What members are in their company. */
export const COMPANY_ROLES = ['owner', 'manager'] as const
export const CompanyRole = z.enum(COMPANY_ROLES)
export type CompanyRole = z.infer<typeof CompanyRole>

export const JOB_TYPES = ['full-time', 'part-time', 'contract'] as const
export const JobType = z.enum(JOB_TYPES)
export type JobType = z.infer<typeof JobType>

export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'executive'] as const
export const ExperienceLevel = z.enum(EXPERIENCE_LEVELS)
export type ExperienceLevel = z.infer<typeof ExperienceLevel>

export const JOB_SORTS = ['recent', 'salary', 'referral', 'relevance'] as const
export const JobSort = z.enum(JOB_SORTS)
export type JobSort = z.infer<typeof JobSort>

export const APPLICATION_STATUSES = ['pending', 'reviewing', 'interview', 'hired', 'rejected'] as const
export const ApplicationStatus = z.enum(APPLICATION_STATUSES)
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** A missing referral status counts as pending. */
export const REFERRAL_STATUSES = ['hired', 'interview', 'applied', 'rejected'] as const
export const ReferralStatus = z.enum(REFERRAL_STATUSES)
export type ReferralStatus = z.infer<typeof ReferralStatus>

/**
 * Where the candidate stands with the invitation, beside the status (docs/rules.md#progress-stands-beside-the-status).
 */
export const REFERRAL_PROGRESS = [
  'invited',
  'interested',
  'applied',
  'declined',
  'expired',
  'withdrawn',
  'revoked',
] as const
export const ReferralProgress = z.enum(REFERRAL_PROGRESS)
export type ReferralProgress = z.infer<typeof ReferralProgress>

/** Who acts next on a referral: the candidate answers, the company decides, or nothing more comes of it. */
export const REFERRAL_TURNS = ['candidate', 'company', 'over'] as const
export const ReferralTurn = z.enum(REFERRAL_TURNS)
export type ReferralTurn = z.infer<typeof ReferralTurn>

export const REFERRAL_ORDERS = ['newest', 'oldest'] as const
export const ReferralOrder = z.enum(REFERRAL_ORDERS)
export type ReferralOrder = z.infer<typeof ReferralOrder>

/** Of an invitation that waits for its candidate; it may have run out. */
export const UNANSWERED = ['invited', 'interested'] as const satisfies readonly ReferralProgress[]

/** Whether an invitation waits for its candidate; it may have run out. */
export function isUnanswered(progress: ReferralProgress): boolean {
  return (UNANSWERED as readonly ReferralProgress[]).includes(progress)
}
