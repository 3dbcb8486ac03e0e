import type { Job } from '@goodword/contract/jobs'
import { POSTING } from '@goodword/contract/test/a-posting'

/** A job for tests: everything it can have, but for what `fields` says. */
export function aJob(fields: Partial<Job> = {}): Job {
  return {
    ...POSTING,
    id: 'job-1',
    referralBonus: 12_500,
    referralCount: 3,
    isOwn: false,
    createdAt: '2026-01-01T12:00:00.000Z',
    company: {
      name: 'Crumb',
      logo: '/api/company-logos/crumb',
      description: 'A bakery by the river.',
      domain: 'crumb.example',
      usualAnswerDays: null,
    },
    ...fields,
  }
}

/** What a job may lack. */
export const BARE: Partial<Job> = {
  requirements: null,
  salaryMin: null,
  salaryMax: null,
  referralBonus: null,
  referralCount: 0,
  company: { name: 'Crumb', logo: null, description: '', domain: null, usualAnswerDays: null },
}
