import { POSTING } from './a-posting.ts'

/** A reply of each call that has one, with everything it can hold, by method and path. */
const MOMENT = '2026-04-01T12:00:00.000Z'
const company = {
  id: 'c1',
  companyName: 'Crumb',
  description: 'A bakery.',
  website: 'https://crumb.example',
  logo: '/1',
}
const myJob = {
  id: 'j1',
  title: 'Baker',
  location: 'Lisbon',
  type: 'part-time',
  description: 'Bread',
  isActive: true,
  createdAt: MOMENT,
  applicationCount: 2,
}
const job = {
  ...POSTING,
  id: 'j1',
  referralBonus: 3,
  referralCount: 4,
  createdAt: MOMENT,
  company: { name: 'Crumb', logo: '/1', description: 'A bakery.' },
}
const referral = {
  id: 'r1',
  jobId: 'j1',
  referrerId: 'u1',
  candidateEmail: 'cara@example.com',
  candidateName: 'Cara Diaz',
  message: 'Hello',
  status: 'interview',
  progress: 'applied',
  referralBonus: 3,
  createdAt: MOMENT,
  job: { title: 'Baker' },
  company: { name: 'Crumb' },
}
const application = {
  id: 'a1',
  firstName: 'Cara',
  lastName: 'Diaz',
  email: 'cara@example.com',
  phone: '1',
  coverLetter: 'Hello',
  createdAt: MOMENT,
  referrerName: 'Rita Falk',
  resumeUrl: '/1',
  portfolioUrl: '/2',
  additionalDocumentsUrl: '/3,/4',
  status: 'reviewing',
  withdrawnAt: MOMENT,
}
const receipt = {
  consent: {
    type: 'goodword-consent',
    issuer: 'https://goodword.example',
    referralId: 'r1',
    applicationId: 'a1',
    jobId: 'j1',
    subject: 'hash',
    purpose: 'to apply',
    text: 'I agree',
    textHash: 'hash',
    version: '1',
    givenAt: MOMENT,
    expiresAt: MOMENT,
  },
  key: 'key',
  signature: 'signature',
}
const own = {
  status: 'interview',
  submittedAt: MOMENT,
  withdrawnAt: MOMENT,
  history: [{ status: 'pending', at: MOMENT }],
}
const user = {
  id: 'u1',
  role: 'referrer',
  email: 'rita@example.com',
  firstName: 'Rita',
  lastName: 'Falk',
  isOperator: false,
}

export const REPLIES: Record<string, unknown> = {
  'GET /api/auth/user': user,
  'POST /api/setup-role': user,
  'GET /api/auth/providers': [{ name: 'google', label: 'Google' }],
  'GET /api/jobs': [job],
  'GET /api/jobs/my-jobs': [myJob],
  'POST /api/jobs': myJob,
  'PATCH /api/jobs/:id': myJob,
  'GET /api/company': company,
  'POST /api/company/setup': company,
  'PUT /api/company-logos': { objectPath: '/1' },
  'POST /api/objects/upload': { uploadURL: 'https://store.example/1' },
  'POST /api/referrals': referral,
  'POST /api/referrals/:id/resend': referral,
  'GET /api/referrals/user/:userId': [referral],
  'GET /api/referrals/token/:token': {
    referral: { id: 'r1', message: 'Hello', progress: 'interested' },
    job: POSTING,
    company: { name: 'Crumb', logo: '/1' },
    referrer: { firstName: 'Rita', lastName: 'Falk' },
    candidate: { firstName: 'Cara', lastName: 'Diaz' },
    application: own,
  },
  'GET /api/referrals/token/:token/data': {
    invitation: {
      name: 'Cara Diaz',
      email: 'c…@example.com',
      message: 'Hello',
      from: 'Rita Falk',
      progress: 'applied',
      invitedAt: MOMENT,
      expiresAt: MOMENT,
    },
    job: { title: 'Baker', company: 'Crumb', location: 'Lisbon', type: 'contract' },
    application: {
      ...own,
      firstName: 'Cara',
      lastName: 'Diaz',
      email: 'cara@example.com',
      phone: '1',
      coverLetter: 'Hello',
      documents: [{ kind: 'resume', type: 'application/pdf', size: 1, uploadedAt: MOMENT }],
    },
    letters: [{ kind: 'referral-invitation', sentAt: MOMENT }],
    receipt,
  },
  'GET /api/referrals/token/:token/receipt': receipt,
  'GET /api/consent-key': { key: 'key' },
  'POST /api/applications': { id: 'a1', status: 'pending', createdAt: MOMENT, receipt },
  'GET /api/applications/job/:jobId': [application],
  'PATCH /api/applications/:applicationId/status': { ...application, newsInSeconds: 15 },
  'POST /api/test-email': { sent: true },
}
