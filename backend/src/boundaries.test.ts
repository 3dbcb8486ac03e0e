import { beforeAll, describe, expect, test } from 'bun:test'
import { setupCompany } from '@goodword/contract/companies'
import { pathOf } from '@goodword/contract/endpoint'
import { postJob } from '@goodword/contract/new-job'
import { findReferralByToken, refer } from '@goodword/contract/referrals'
import { submitApplication } from '@goodword/contract/submission'
import { sendTestEmail } from '@goodword/contract/test-email'
import { APPLICATION, COMPANY, JOB, JOB_PAIRS, REFERRAL, TEST_EMAIL, VALID } from '../contract/test/boundaries.ts'
import { makeCompany, makeJob, makeReferral } from '../test/factories.ts'
import { type Person, testApp } from '../test/harness.ts'

/** The rules of typed text and numbers at the API, with the messages of the forms: one table for both. */

const ID = '0198f000-0000-7000-8000-000000000001'

const app = testApp()
let manager: Person

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  const { token } = await makeReferral(app.db, { job, referrerId: referrer.id })
  // Opening a personal link is what an application needs.
  await manager.browser.get(pathOf(findReferralByToken, { token }))
})

const FORMS = [
  { endpoint: postJob, valid: VALID.job, fields: JOB, required: ['title', 'location'] },
  { endpoint: setupCompany, valid: VALID.company, fields: COMPANY, required: ['companyName', 'description'] },
  {
    endpoint: refer,
    valid: { ...VALID.referral, jobId: ID, referrerId: ID },
    fields: REFERRAL,
    required: ['candidateEmail', 'candidateName'],
  },
  {
    endpoint: submitApplication,
    valid: { ...VALID.application, referralId: ID },
    fields: APPLICATION,
    required: ['firstName', 'lastName'],
  },
  { endpoint: sendTestEmail, valid: VALID.testEmail, fields: TEST_EMAIL, required: ['subject', 'message'] },
]

describe.each(FORMS)('$endpoint.method $endpoint.path', ({ endpoint, valid, fields, required }) => {
  test.each(Object.entries(fields))("field %s gets the form's messages at every boundary", async (field, cases) => {
    // Another field is left empty, so that nothing is stored or sent: the reply names all fields at fault.
    const empty = required.find((name) => name !== field) ?? ''
    for (const [what, value, message] of cases) {
      const { status, body } = await manager.browser.post(endpoint.path, { ...valid, [empty]: '', [field]: value })
      expect([what, status, body.errors[field] ?? null]).toEqual([what, 400, message])
      expect(body.errors[empty]).toBeString()
    }
  })
})

test.each(JOB_PAIRS)("a job with %s gets the form's messages", async (_, change, field, message) => {
  const { status, body } = await manager.browser.post(postJob.path, { ...VALID.job, title: '', ...change })
  expect([status, body.errors[field] ?? null]).toEqual([400, message])
})
