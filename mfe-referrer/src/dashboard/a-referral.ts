import type { Referral } from '@goodword/contract/referrals'

/** A referral for tests, as its referrer lists it: an unanswered invitation. */
export function aReferral(fields: Partial<Referral> = {}): Referral {
  return {
    id: 'r1',
    jobId: 'j1',
    referrerId: 'u1',
    candidateEmail: 'cara@example.com',
    candidateName: 'Cara Diaz',
    message: null,
    status: null,
    progress: 'invited',
    referralBonus: null,
    terms: null,
    countsUntil: null,
    answerBy: null,
    isAnswerLate: false,
    isCorrectable: true,
    remindedAt: null,
    openToRolesUntil: null,
    changes: null,
    createdAt: '2026-03-05T12:00:00.000Z',
    job: { title: 'Baker' },
    company: { name: 'Crumb' },
    ...fields,
  }
}
