import type { ReferralLookup } from '@goodword/contract/referrals'

/** What a personal link shows, for tests: everything it can, but for what `fields` says. */
export function aLookup(fields: Partial<ReferralLookup> = {}): ReferralLookup {
  return {
    referral: { id: 'r1', message: 'You would shine here.', progress: 'invited' },
    job: {
      title: 'Baker',
      location: 'Lisbon',
      type: 'part-time',
      salaryMin: 30_000,
      salaryMax: 42_400,
      description: 'Bread every morning.',
      requirements: 'Early hours\nStrong arms',
    },
    company: { name: 'Crumb', logo: null },
    referrer: { firstName: 'Rita', lastName: 'Falk' },
    candidate: { firstName: 'Cara', lastName: 'Diaz' },
    application: null,
    ...fields,
  }
}
