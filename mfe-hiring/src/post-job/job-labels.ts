import type { JobInput } from '@goodword/contract/jobs'

/** The fields of a job, in the order and the words of the form. */
export const JOB_LABELS: Record<keyof JobInput, string> = {
  companyName: 'Company Name',
  companyLogo: 'Company Logo',
  title: 'Job Title',
  location: 'Location',
  workplace: 'Workplace',
  city: 'City',
  country: 'Country',
  remoteFrom: 'Remote from',
  type: 'Employment Type',
  description: 'Job Description',
  requirements: 'Requirements',
  salaryMin: 'Minimum Salary',
  salaryMax: 'Maximum Salary',
  payPeriod: 'Pay Period',
  payCurrency: 'Currency',
  payBasis: 'Before or After Tax',
  hasReferralBonus: 'Referral Bonus',
  referralBonus: 'Referral Bonus Amount',
  brief: 'In twenty seconds',
  answerWithinDays: 'We answer within',
  isPublic: 'Public page',
  writtenWithAi: 'Written with AI',
}
