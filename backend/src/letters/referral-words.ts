import type { ShownPay } from '@goodword/contract/format-pay'
import type { JobType } from '@goodword/contract/statuses'
import type { Place } from '@goodword/contract/workplace-words'
import type { Language } from '@goodword/languages/languages'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'
import { users } from '../db/schema/users.ts'
import { shownLogo } from '../db/shown-logo.ts'
import { payIn } from '../language/posting-words.ts'
import { quotedName } from './quoted-name.ts'
import { typeWords } from './type-words.ts'
import { addressedAs, quotedLine, typedLine } from './typed-text.ts'

/** What every letter about a referral may tell; its referrer is joined as `users`. */
export const referralColumns = {
  candidateName: referrals.candidateName,
  language: referrals.language,
  messageWrittenWithAi: referrals.messageWrittenWithAi,
  bonus: referrals.referralBonus,
  referrer: { firstName: users.firstName, lastName: users.lastName, email: users.email },
  job: {
    title: jobs.title,
    companyName: jobs.companyName,
    location: jobs.location,
    type: jobs.type,
    workplace: jobs.workplace,
    remoteFrom: jobs.remoteFrom,
    salaryMin: jobs.salaryMin,
    salaryMax: jobs.salaryMax,
    payPeriod: jobs.payPeriod,
    payCurrency: jobs.payCurrency,
    payBasis: jobs.payBasis,
    logo: shownLogo,
  },
}

interface ReferralRow {
  candidateName: string
  messageWrittenWithAi: string | null
  bonus: number | null
  referrer: { firstName: string; lastName: string }
  job: ShownPay & Place & { title: string; companyName: string; location: string; type: JobType; logo: string | null }
}

/** The same in words, what people typed in quotes. The candidate's name is the one the referrer knows. */
export function referralWords(row: ReferralRow, language: Language = 'en') {
  const { candidateName, messageWrittenWithAi: model, bonus, referrer, job } = row
  return {
    messageWrittenWithAi: model === null ? undefined : typedLine(model),
    candidateName: quotedLine(candidateName),
    candidateFirstName: addressedAs(candidateName),
    referrerName: quotedName(referrer),
    referrerFirstName: addressedAs(referrer.firstName),
    bonus,
    jobTitle: quotedLine(job.title),
    companyName: quotedLine(job.companyName),
    location: quotedLine(job.location),
    type: typeWords(job, language),
    salary: job.salaryMin == null || job.salaryMax == null ? undefined : payIn(language, job),
    companyLogo: job.logo ?? undefined,
  }
}
