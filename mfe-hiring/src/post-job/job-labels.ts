import type { JobInput } from '@goodword/contract/jobs'
import { said } from '@goodword/languages/texts'

/** The fields of a job, in the order and the words of the form. */
export const JOB_LABELS: Record<keyof JobInput, string> = {
  companyName: said('Company Name'),
  companyLogo: said('Company Logo'),
  title: said('Job Title'),
  location: said('Location'),
  workplace: said('Workplace'),
  city: said('City'),
  country: said('Country'),
  remoteFrom: said('Remote from'),
  type: said('Employment Type'),
  description: said('Job Description'),
  requirements: said('Requirements'),
  salaryMin: said('Minimum Salary'),
  salaryMax: said('Maximum Salary'),
  payPeriod: said('Pay Period'),
  payCurrency: said('Currency'),
  payBasis: said('Before or After Tax'),
  hasReferralBonus: said('Referral Bonus'),
  referralBonus: said('Referral Bonus Amount'),
  brief: said('In twenty seconds'),
  answerWithinDays: said('We answer within'),
  isPublic: said('Public page'),
  writtenWithAi: said('Written with AI'),
}
