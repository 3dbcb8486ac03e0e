import { expect, test } from 'bun:test'
import { attachLogo } from '@goodword/contract/uploads'
import { makeCompany, makeJob, makeReferral } from '../test/factories.ts'
import { testApp } from '../test/harness.ts'
import { mailTo } from '../test/mailbox.ts'
import { companies } from './db/schema/companies.ts'

const app = testApp()

test('an external logo is shown to its own company alone, as its host would learn who looks', async () => {
  const manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')
  const company = await makeCompany(app.db, { ownerId: manager.id, logo: 'https://elsewhere.example/logo.png' })
  const own = `${attachLogo.path}/${crypto.randomUUID()}`
  const logosOf = async (companyLogo: string | null) => {
    const job = await makeJob(app.db, company, { companyLogo, isPublic: true })
    const { token } = await makeReferral(app.db, { job, referrerId: referrer.id })
    const lookup = await app.guest().get(`/api/referrals/token/${token}`)
    const listed = (await referrer.browser.get('/api/jobs')).body.find(({ id }: { id: string }) => id === job.id)
    const seen = await app.guest().get(`/api/jobs/${job.id}`)
    return [lookup.body.company.logo, listed.company.logo, seen.body.company.logo]
  }
  for (const elsewhere of [company.logo, `//elsewhere.example${own}`, `https://elsewhere.example${own}`]) {
    expect(await logosOf(elsewhere)).toEqual([null, null, null])
  }
  expect(await logosOf(own)).toEqual([own, own, own])
  expect(await logosOf(null)).toEqual([null, null, null])
  expect((await manager.browser.get('/api/company')).body.logo).toBe(company.logo)
})

test('the server never fetches a typed address', async () => {
  const asked: string[] = []
  const elsewhere = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      asked.push(request.url)
      return new Response('here')
    },
  })
  const url = (from: string) => `http://127.0.0.1:${elsewhere.port}/${from}`
  const manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')

  const company = { companyName: 'Fernway', description: `Forests. ${url('description')}` }
  const setup = await manager.browser.post('/api/company/setup', {
    ...company,
    website: url('site'),
    logo: url('logo').replace('http:', 'https:'),
  })
  expect(setup.status).toBe(200)
  const [row] = await app.db.select().from(companies)
  const job = await makeJob(app.db, { ...(row as NonNullable<typeof row>), ownerId: manager.id })
  expect((await manager.browser.put('/api/company-logos', { logoURL: url('quarantine/key') })).status).toBe(400)
  const candidateEmail = 'kim@example.org'
  const message = `Please see ${url('message')}`
  const referral = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park', message }
  expect((await referrer.browser.post('/api/referrals', referral)).status).toBe(201)
  const testMail = { to: referrer.email, subject: 'Hello', message: url('test-mail') }
  expect((await referrer.browser.post('/api/test-email', testMail)).status).toBe(200)

  const { id, token } = await makeReferral(app.db, { job, referrerId: referrer.id })
  const candidate = app.guest()
  await candidate.get(`/api/referrals/token/${token}`)
  const form = { referralId: id, firstName: url('first'), lastName: 'Park', email: 'zoe@example.org' }
  const documents = { resumeUrl: url('quarantine/resume'), portfolioUrl: url('quarantine/portfolio') }
  expect((await candidate.post('/api/applications', { ...form, ...documents })).status).toBe(400)

  for (const path of ['/api/jobs', '/api/jobs/my-jobs', '/api/company']) await manager.browser.get(path)
  for (const address of [candidateEmail, referrer.email]) await mailTo(address)
  await elsewhere.stop(true)
  expect(asked).toEqual([])
})
