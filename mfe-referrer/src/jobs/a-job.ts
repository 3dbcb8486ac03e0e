import type { Job } from '@goodword/contract/jobs'

/** A job for tests: everything it can have, but for what `fields` says. */
export function aJob(fields: Partial<Job> = {}): Job {
  return {
    id: 'job-1',
    title: 'Baker',
    description: 'Bread every morning.\nCake on Fridays.',
    requirements: 'Early hours\nStrong arms',
    location: 'Lisbon',
    type: 'part-time',
    salaryMin: 30_000,
    salaryMax: 42_400,
    referralBonus: 12_500,
    referralCount: 3,
    createdAt: '2026-01-01T12:00:00.000Z',
    company: { name: 'Crumb', logo: '/api/company-logos/crumb', description: 'A bakery by the river.' },
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
  company: { name: 'Crumb', logo: null, description: '' },
}
