import type { Application } from '@goodword/contract/applications'

/** An application without documents, as its manager reads it. */
export function anApplication(fields: Partial<Application> = {}): Application {
  return {
    id: 'a1',
    firstName: 'Cara',
    lastName: 'Diaz',
    email: 'cara@example.com',
    phone: null,
    coverLetter: null,
    createdAt: '2026-04-01T12:00:00.000Z',
    referrerName: 'Rita Falk',
    referrerMessage: null,
    resumeUrl: null,
    portfolioUrl: null,
    additionalDocumentsUrl: null,
    status: 'pending',
    toldStatus: 'pending',
    tellAt: null,
    withdrawnAt: null,
    answerBy: null,
    addressConfirmed: true,
    reward: null,
    ...fields,
  }
}
