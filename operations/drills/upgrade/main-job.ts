import { expect } from 'bun:test'
import { POSTING } from '../../../backend/contract/test/a-posting.ts'
import { pdf } from '../../../backend/test/files.ts'
import { until } from '../../../backend/test/until.ts'
import { Visitor } from '../../../backend/test/visitor.ts'
import { APP_URL, type Server, type Services } from './services.ts'

/** Dollars. */
const BONUS = 3000
const COMPANY = { companyName: 'Fernway', description: 'We keep forests standing.' }
const OFFER = { companyName: COMPANY.companyName, hasReferralBonus: true, referralBonus: BONUS }
const MAIL_MS = 30_000

/** What people were told is done. */
export interface Done {
  jobId: string
  manager: Person
  recommender: Person
  /** Whether a server has all of it, as each of them sees it. */
  expectAt(server: Server): Promise<void>
}

/** Somebody who signs in at one server, and may go on at another one. */
export interface Person {
  id: string
  at(server: Server): Visitor
}

/** Signs somebody new in by the buttons and pages that people use. */
export async function signIn(server: Server, role: 'referrer' | 'hiring'): Promise<Person> {
  const visitor = new Visitor(server.url, APP_URL)
  const start = await visitor.get(`/api/auth/google/${role}`)
  const answer = await fetch(start.headers.get('location') ?? '', {
    method: 'POST',
    body: new URLSearchParams({ email: newAddress(), given_name: 'Robin', family_name: 'Meyer' }),
    redirect: 'manual',
  })
  await visitor.get(answer.headers.get('location') ?? '')
  const { id } = (await visitor.get('/api/auth/user')).body
  return {
    id,
    at(other) {
      visitor.base = other.url
      return visitor
    },
  }
}

export const newAddress = () => `${crypto.randomUUID()}@example.org`

/** A job is posted, somebody recommended, applies, and is hired: each write by `writes`, and what it made is read by `reads`. */
export async function mainJob({ smtp }: Pick<Services, 'smtp'>, writes: Server, reads: Server): Promise<Done> {
  const manager = await signIn(writes, 'hiring')
  const recommender = await signIn(writes, 'referrer')
  expect((await manager.at(writes).post('/api/company/setup', COMPANY)).status).toBe(200)
  expect((await manager.at(reads).get('/api/company')).body.companyName).toBe(COMPANY.companyName)

  const job = await manager.at(writes).post('/api/jobs', { ...POSTING, ...OFFER })
  expect(job).toMatchObject({ status: 201 })
  const jobId: string = job.body.id
  expect((await recommender.at(reads).get(`/api/jobs/${jobId}`)).body).toMatchObject({ title: POSTING.title })

  const candidateEmail = newAddress()
  const referralId = await refer(recommender.at(writes), recommender.id, jobId, candidateEmail)
  const { body: referrals } = await recommender.at(reads).get(`/api/referrals/user/${recommender.id}`)
  expect(referrals).toMatchObject([{ id: referralId, candidateEmail, referralBonus: BONUS }])

  const token = await tokenSentTo(smtp, candidateEmail)
  const candidate = new Visitor(writes.url, APP_URL)
  const { body: opened } = await candidate.get(`/api/referrals/token/${token}`)
  expect(opened.referral.id).toBe(referralId)
  // What was opened at one server is good for the other one.
  candidate.base = reads.url
  const upload = await candidate.post('/api/objects/upload?slot=resume&type=application/pdf')
  expect(upload).toMatchObject({ status: 200 })
  const resumeUrl: string = upload.body.uploadURL
  const type = { 'content-type': 'application/pdf' }
  expect(await candidate.call('PUT', resumeUrl, { headers: type, body: pdf })).toMatchObject({ status: 200 })
  candidate.base = writes.url
  const who = { firstName: 'Kim', lastName: 'Park', email: candidateEmail }
  const applied = await candidate.post('/api/applications', { referralId, ...who, resumeUrl })
  expect(applied).toMatchObject({ status: 201 })
  const applicationId: string = applied.body.id

  const { body: applications } = await manager.at(reads).get(`/api/applications/job/${jobId}`)
  expect(applications).toMatchObject([{ id: applicationId, firstName: 'Kim', email: candidateEmail }])
  const hired = await manager.at(writes).patch(`/api/applications/${applicationId}/status`, { status: 'hired' })
  expect(hired).toMatchObject({ status: 200 })
  const [promised] = (await recommender.at(writes).get('/api/statement')).body.rows
  const isTold = () => smtp.received.some(({ to, text }) => to === candidateEmail && /hired/i.test(text))
  await until(isTold, MAIL_MS)

  /** The status by every way that somebody reads it. */
  async function shownAt(server: Server) {
    candidate.base = server.url
    const csv = await manager.at(server).get(`/api/applications.csv?job=${jobId}`)
    return {
      list: (await manager.at(server).get(`/api/applications/job/${jobId}`)).body[0].status,
      inbox: (await manager.at(server).get(`/api/applications?job=${jobId}`)).body[0].status,
      page: (await manager.at(server).get(`/api/applications/${applicationId}`)).body.status,
      csv: /\b(pending|reviewing|interview|hired|rejected)\b/.exec(String(csv.body))?.[0],
      pending: (await manager.at(server).get(`/api/applications/job/${jobId}/counts`)).body.pending,
      candidate: (await candidate.get(`/api/referrals/token/${token}`)).body.application.status,
      recommender: (await recommender.at(server).get(`/api/referrals/${referralId}`)).body.status,
      hires: (await recommender.at(server).get(`/api/referrals/user/${recommender.id}/counts`)).body.hired,
    }
  }
  const done: Done = {
    jobId,
    manager,
    recommender,
    async expectAt(server) {
      expect((await manager.at(server).get(`/api/jobs/my-jobs/${jobId}`)).body).toMatchObject({ title: POSTING.title })
      const all = (await recommender.at(server).get(`/api/referrals/user/${recommender.id}`)).body
      expect(all).toContainEqual(expect.objectContaining({ id: referralId, referralBonus: BONUS }))
      const list = (await manager.at(server).get(`/api/applications/job/${jobId}`)).body
      expect(list).toMatchObject([{ id: applicationId, email: candidateEmail }])
      expect(await shownAt(server)).toEqual({
        ...{ list: 'hired', inbox: 'hired', page: 'hired', csv: 'hired', pending: 0 },
        ...{ candidate: 'hired', recommender: 'hired', hires: 1 },
      })
      const { rows } = (await recommender.at(server).get('/api/statement')).body
      expect(rows).toMatchObject([
        { id: promised.id, state: 'held', gross: BONUS * 100, share: promised.share, amount: promised.amount },
      ])
    },
  }
  await done.expectAt(reads)
  return done
}

/** @returns the referral's id */
export async function refer(by: Visitor, referrerId: string, jobId: string, candidateEmail: string): Promise<string> {
  const referral = { jobId, referrerId, candidateEmail, candidateName: 'Kim Park' }
  const { status, body } = await by.post('/api/referrals', referral)
  expect(status).toBe(201)
  return body.id
}

/** The token of the link in the invitation, once that has come. */
export async function tokenSentTo({ received }: Services['smtp'], address: string): Promise<string> {
  const letter = () => received.find(({ to }) => to === address)
  await until(() => letter() !== undefined, MAIL_MS)
  return /\/apply\/([\w-]+)/.exec(letter()?.text ?? '')?.[1] ?? ''
}
