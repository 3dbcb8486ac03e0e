import type { ReferralLookup } from '@goodword/contract/referrals'
import { POSTING } from '@goodword/contract/test/a-posting'

/** What a personal link shows, for tests: everything it can, but for what `fields` says. */
export function aLookup(fields: Partial<ReferralLookup> = {}): ReferralLookup {
  return {
    referral: {
      id: 'r1',
      message: 'You would shine here.',
      isMessagePrivate: false,
      progress: 'invited',
      countsUntil: null,
    },
    language: 'en',
    job: POSTING,
    said: { workplace: null, pay: '$30k - $42k', answer: 'They answer within 9 days', promise: null, usualDays: null },
    brief: [],
    company: {
      name: 'Crumb',
      logo: null,
      domain: 'crumb.example',
      description: 'A bakery by the river.',
      website: 'https://crumb.example/about',
    },
    isHidden: false,
    changes: null,
    referrer: { firstName: 'Rita', lastName: 'Falk' },
    candidate: { firstName: 'Cara', lastName: 'Diaz' },
    link: 'invitation',
    application: null,
    questions: [],
    submission: null,
    ...fields,
  }
}
