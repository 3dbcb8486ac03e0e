import type { OwnApplication } from '@goodword/contract/candidate'

/** An application as its candidate sees it, for tests: sent a moment ago, but for what `fields` says. */
export function anOwnApplication(fields: Partial<OwnApplication> = {}): OwnApplication {
  return {
    number: '1A2B-3C4D',
    status: 'pending',
    submittedAt: '2026-04-01T12:00:00.000Z',
    answerBy: '2026-03-19T12:00:00.000Z',
    answeredAt: null,
    withdrawnAt: null,
    addressConfirmed: true,
    addressAsked: true,
    history: [],
    letter: null,
    confirmationSentAt: null,
    jobClosedAt: null,
    keptUntil: '2027-04-01T12:00:00.000Z',
    otherRoles: null,
    ...fields,
  }
}
