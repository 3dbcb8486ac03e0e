import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import type { JobType } from '@goodword/contract/statuses'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'
import { shownLogo } from '../db/shown-logo.ts'
import { quotedName } from './quoted-name.ts'
import { salaryText } from './templates/parts/words.ts'
import { addressedAs, quotedLine } from './typed-text.ts'

/** What every letter about a referral may tell; its referrer is joined as `users`. */
export const referralColumns = {
  candidateName: referrals.candidateName,
  bonus: referrals.referralBonus,
  referrer: { firstName: users.firstName, lastName: users.lastName, email: users.email },
  job: {
    title: jobs.title,
    companyName: jobs.companyName,
    location: jobs.location,
    type: jobs.type,
    salaryMin: jobs.salaryMin,
    salaryMax: jobs.salaryMax,
    logo: shownLogo,
  },
}

interface ReferralRow {
  candidateName: string
  bonus: number | null
  referrer: { firstName: string; lastName: string }
  job: {
    title: string
    companyName: string
    location: string
    type: JobType
    salaryMin: number | null
    salaryMax: number | null
    logo: string | null
  }
}

/** The same in words, what people typed in quotes. The candidate's name is the one the referrer knows. */
export function referralWords({ candidateName, bonus, referrer, job }: ReferralRow) {
  return {
    candidateName: quotedLine(candidateName),
    candidateFirstName: addressedAs(candidateName),
    referrerName: quotedName(referrer),
    referrerFirstName: addressedAs(referrer.firstName),
    bonus,
    jobTitle: quotedLine(job.title),
    companyName: quotedLine(job.companyName),
    location: quotedLine(job.location),
    type: JOB_TYPE_LABELS[job.type],
    salary: salaryText(job.salaryMin, job.salaryMax),
    companyLogo: job.logo ?? undefined,
  }
}
