import { beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { VALID } from '../../contract/test/boundaries.ts'
import { objects } from '../../src/db/schema/objects.ts'
import { attachObject } from '../../src/storage/attach-object.ts'
import { checkUpload } from '../../src/storage/check-upload.ts'
import { openLink } from '../candidate.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../factories.ts'
import { pdf, png } from '../files.ts'
import { type Person, testApp } from '../harness.ts'
import { uploadFile } from '../uploads.ts'

/** True ids, at places where they have no business. The access matrix tries those of others at their own places. */

const app = testApp()
let manager: Person
let rival: Person
let referrer: Person
let theirs: Awaited<ReturnType<typeof world>>
let foreign: Awaited<ReturnType<typeof world>>
beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  rival = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  theirs = await world(manager)
  foreign = await world(rival)
})

/** A company with a job, an application with a document, an unanswered invitation, and an uploaded logo. */
async function world({ id: ownerId }: Person) {
  const company = await makeCompany(app.db, { ownerId })
  const job = await makeJob(app.db, company)
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const application = await makeApplication(app.db, { referral })
  const owner = { referralIds: [referral.id] }
  const url = await uploadFile(app, { owner, slot: 'resume', bytes: pdf })
  const checked = await checkUpload(app.deps, { url, slot: 'resume', owner })
  await app.db.transaction((tx) => attachObject(tx, checked, { applicationId: application.id }))
  const open = await makeReferral(app.db, { job, referrerId: referrer.id })
  return { job, referral, application, documentId: checked.objectId, open, resumeUrl: url }
}
const documentOf = (applicationId: string, objectId: string) =>
  manager.browser
    .get(`/api/applications/${applicationId}/documents/${objectId}/resume.pdf`)
    .then(({ status }) => status)
const PERSON = { firstName: 'Kim', lastName: 'Park', email: 'kim@example.org' }

describe('a document', () => {
  test('a document of another company is not opened under an own application', async () => {
    expect(await documentOf(theirs.application.id, theirs.documentId)).toBe(200)
    expect(await documentOf(theirs.application.id, foreign.documentId)).toBe(404)
    expect(await documentOf(foreign.application.id, theirs.documentId)).toBe(404)
    expect(await documentOf(foreign.application.id, foreign.documentId)).toBe(404)
  })
  test('a document is never served as a public logo', async () => {
    expect((await app.guest().get(`/api/company-logos/${theirs.documentId}`)).status).toBe(404)
    const logoURL = theirs.resumeUrl
    expect((await manager.browser.put('/api/company-logos', { logoURL })).status).toBe(400)
  })
  test("a withdrawal removes the manager's access to a document, by its old address, too", async () => {
    const own = await world(manager).catch(() => undefined)
    expect(own).toBeUndefined()
    const referral = await makeReferral(app.db, { job: theirs.job, referrerId: referrer.id })
    const { apply, browser, link } = await openLink(app, referral.token)
    const { body } = await apply(referral.candidateEmail)
    const [document] = await app.db.select().from(objects).where(eq(objects.applicationId, body.id))
    expect(await documentOf(body.id, document?.id ?? '')).toBe(200)
    expect((await browser.post(`${link}/withdraw`)).status).toBe(204)
    expect(await documentOf(body.id, document?.id ?? '')).toBe(404)
  })
})

describe('an upload', () => {
  test("one candidate's upload cannot be used in another's application", async () => {
    const one = await openLink(app, theirs.open.token)
    const other = await openLink(app, foreign.open.token)
    const resumeUrl = await one.upload()
    const { status, body } = await other.apply('kim@example.org', { resumeUrl })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['resumeUrl']])
  })
  test("a manager's upload is no document, and a candidate's no logo", async () => {
    const { apply, browser, upload } = await openLink(app, theirs.open.token)
    const logo = await uploadFile(app, { owner: { userId: manager.id }, slot: 'logo', bytes: png })
    expect((await apply('kim@example.org', { portfolioUrl: logo })).status).toBe(400)
    const resume = await upload()
    expect((await manager.browser.put('/api/company-logos', { logoURL: resume })).status).toBe(400)
    expect((await browser.post('/api/objects/check', { url: logo, slot: 'portfolio' })).status).toBe(400)
  })
  test('an upload serves one field once', async () => {
    const { apply, upload } = await openLink(app, theirs.open.token)
    const url = await upload()
    for (const twice of [
      { portfolioUrl: url },
      { additionalDocumentsUrl: url },
      { resumeUrl: await upload(), additionalDocumentsUrl: `${url},${url}` },
    ])
      expect((await apply('kim@example.org', { resumeUrl: url, ...twice })).status).toBe(400)
  })
  test.each(['?versionId=null', '#x', '/', '%2f..%2f', '?x=/quarantine/', '\\', '%00'])(
    'an upload is found by its key alone, whatever follows it: %s',
    async (more) => {
      const { browser } = await openLink(app, theirs.open.token)
      const stranger = await openLink(app, foreign.open.token)
      const url = `${(await stranger.upload()).split('?')[0]}${more}`
      const { status } = await browser.post('/api/objects/check', { url, slot: 'resume' })
      expect(status).toBe(400)
    },
  )
})

describe('an application', () => {
  test('an application belongs to the opened invitation, whatever id it names', async () => {
    const { browser, upload } = await openLink(app, theirs.open.token)
    for (const referralId of [foreign.open.id, foreign.referral.id, crypto.randomUUID()]) {
      const { status } = await browser.post('/api/applications', { referralId, ...PERSON, resumeUrl: await upload() })
      expect(status).toBe(401)
    }
  })
  test("an application's status is set by no other kind of id", async () => {
    for (const id of [theirs.referral.id, theirs.job.id, theirs.documentId, manager.id])
      expect((await manager.browser.patch(`/api/applications/${id}/status`, { status: 'hired' })).status).toBe(404)
  })
})

test("a job is changed by its company alone, even beside another company's job", async () => {
  for (const id of [foreign.job.id, foreign.application.id, theirs.application.id])
    expect((await manager.browser.patch(`/api/jobs/${id}`, { isActive: false })).status).toBe(404)
  expect(
    (await manager.browser.get(`/api/applications/job/${theirs.job.id}?jobId=${foreign.job.id}`)).body,
  ).not.toEqual([])
  expect((await manager.browser.get(`/api/applications/job/${foreign.job.id}?jobId=${theirs.job.id}`)).status).toBe(404)
})

test("a job's logo is an own upload or the company's logo", async () => {
  const logoURL = await uploadFile(app, { owner: { userId: rival.id }, slot: 'logo', bytes: png })
  const { objectPath } = (await rival.browser.put('/api/company-logos', { logoURL })).body
  for (const companyLogo of [objectPath, `/api/company-logos/${theirs.documentId}`, 'https://evil.example/logo.png'])
    expect((await manager.browser.post('/api/jobs', { ...VALID.job, companyLogo })).status).toBe(400)
})

test('an idempotency key is scoped to its sender', async () => {
  const other = await app.signIn('referrer')
  const key = { 'idempotency-key': 'the-same-key' }
  const refer = (by: Person, email: string) =>
    by.browser.post(
      '/api/referrals',
      { jobId: theirs.job.id, referrerId: by.id, candidateEmail: email, candidateName: 'Kim' },
      key,
    )
  const [one, two] = [await refer(referrer, 'one@example.org'), await refer(other, 'two@example.org')]
  expect([one.status, two.status, one.body.id === two.body.id]).toEqual([201, 201, false])
  expect(JSON.stringify(two.body)).not.toContain('one@example.org')
  const post = (by: Person) => by.browser.post('/api/jobs', VALID.job, key)
  const [ours, rivals] = [await post(manager), await post(rival)]
  expect([ours.status, rivals.status, ours.body.id === rivals.body.id]).toEqual([201, 201, false])
})
