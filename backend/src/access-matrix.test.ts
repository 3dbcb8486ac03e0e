import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import * as applications from '@goodword/contract/applications'
import * as candidates from '@goodword/contract/candidate'
import * as companies from '@goodword/contract/companies'
import type { Endpoint } from '@goodword/contract/endpoint'
import * as jobs from '@goodword/contract/jobs'
import * as referrals from '@goodword/contract/referrals'
import * as testEmails from '@goodword/contract/test-email'
import * as uploads from '@goodword/contract/uploads'
import * as users from '@goodword/contract/users'
import { eq, sql } from 'drizzle-orm'
import type { Browser, Reply } from '../test/browser.ts'
import { pdf, png } from '../test/files.ts'
import { createTestApp, openSession, type Person, type TestApp } from '../test/harness.ts'
import { JUST_OVER } from '../test/just-over.ts'
import { tampered } from '../test/tampered.ts'
import { uploadFile } from '../test/uploads.ts'
import { objects } from './db/schema/objects.ts'
import { sessions } from './db/schema/sessions.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from './db/seed/factories.ts'
import { unsubscribeLink } from './suppressions/unsubscribe-link.ts'

/**
 * Who may call what: one row for each route, one column for each kind of caller. The owner of a row is the referrer who
 * referred, or the manager of the company it is about. A tampered, expired or ended session answers like a guest.
 */

type Column = 'guest' | 'noRole' | 'referrer' | 'otherReferrer' | 'manager' | 'otherManager'
type Row = [expected: Record<Column, number>, call: (browser: Browser) => Promise<Reply>]

/** What each call of the contract answers. */
const replies = new Map<string, NonNullable<Endpoint['reply']>>(
  [applications, candidates, companies, jobs, referrals, testEmails, uploads, users]
    .flatMap((calls) => Object.values<unknown>(calls))
    .filter((call): call is Endpoint => call instanceof Object && 'method' in call && 'path' in call)
    .flatMap(({ method, path, reply }) => (reply ? [[`${method} ${path}`, reply] as const] : [])),
)

let app: TestApp
let people: Record<Exclude<Column, 'guest'>, Person>
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  app = await createTestApp()
  people = {
    noRole: await app.signIn(null),
    referrer: await app.signIn('referrer'),
    otherReferrer: await app.signIn('referrer'),
    manager: await app.signIn('hiring_manager'),
    otherManager: await app.signIn('hiring_manager'),
  }
  company = await makeCompany(app.db, { ownerId: people.manager.id })
  await makeCompany(app.db, { ownerId: people.otherManager.id })
  job = await makeJob(app.db, company)
})
afterAll(async () => {
  // `bun evidence/security-doc.ts` makes a page of it.
  if (process.env.MATRIX_FILE) await Bun.write(process.env.MATRIX_FILE, JSON.stringify(answers))
  await app.stop()
})

/** What was answered, by route. */
const answers: Record<string, Record<string, number>> = {}
/** The content types of all replies. */
const types = new Set<string>()
/** Routes whose replies were held against their contract, and those whose replies say more than it names. */
const held = new Set<string>()
const talkative = new Set<string>()

function checkFields(route: string, body: unknown) {
  const reply = replies.get(route)
  if (!reply) return
  held.add(route)
  // A schema leaves out what it does not name.
  if (!Bun.deepEquals(reply.parse(body), body)) talkative.add(route)
}

const newReferral = () => makeReferral(app.db, { job, referrerId: people.referrer.id })
const linkOf = ({ token }: { token: string }) => `/api/referrals/token/${token}`
const newLink = async () => linkOf(await newReferral())
const usedLink = async () => {
  const referral = await newReferral()
  await makeApplication(app.db, { referral })
  return linkOf(referral)
}
const newLogo = async () => {
  const { browser, id: userId } = people.manager
  const logoURL = await uploadFile(app, { owner: { userId }, slot: 'logo', bytes: png })
  return (await browser.put('/api/company-logos', { logoURL })).body.objectPath
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const newApplication = async () => makeApplication(app.db, { referral: await newReferral() })
const posting = {
  title: 'Forest ranger',
  description: 'Walk, look, listen, and write down what the forest needs from us this year.',
  requirements: 'Good boots and five years of walking in them.',
  location: 'Porto',
  companyName: 'Fernway',
}

const all = (status: number): Record<Column, number> => ({
  guest: status,
  noRole: status,
  referrer: status,
  otherReferrer: status,
  manager: status,
  otherManager: status,
})
const signedIn = (status: number) => ({ ...all(status), guest: 401 })
const withRole = (status: number) => ({ ...signedIn(status), noRole: 403 })
const managers = (status: number) => ({ ...withRole(status), referrer: 403, otherReferrer: 403 })
const ownManager = (status: number) => ({ ...managers(status), otherManager: 404 })

const rows: Record<string, Row> = {
  'GET /api/auth/providers': [all(200), (as) => as.get('/api/auth/providers')],
  'GET /api/auth/:provider/referrer': [all(302), (as) => as.get('/api/auth/google/referrer')],
  'GET /api/auth/:provider/hiring': [all(302), (as) => as.get('/api/auth/google/hiring')],
  'GET /api/auth/:provider/callback': [all(302), (as) => as.get('/api/auth/google/callback')],
  'GET /api/auth/logout': [all(302), (as) => as.get('/api/auth/logout')],
  'POST /api/auth/logout': [all(303), (as) => as.post('/api/auth/logout')],
  'GET /api/auth/user': [signedIn(200), (as) => as.get('/api/auth/user')],
  'POST /api/setup-role': [
    { ...signedIn(409), noRole: 400 },
    // Whoever has a role is refused for that; whoever has none may choose, but not this.
    (as) => as.post('/api/setup-role', { role: as === people.noRole.browser ? 'operator' : 'referrer' }),
  ],
  'GET /api/company': [managers(200), (as) => as.get('/api/company')],
  'POST /api/company/setup': [
    managers(200),
    (as) => as.post('/api/company/setup', { companyName: 'Fernway', description: 'We keep forests standing.' }),
  ],
  'GET /api/jobs': [withRole(200), (as) => as.get('/api/jobs')],
  'GET /api/jobs/my-jobs': [managers(200), (as) => as.get('/api/jobs/my-jobs')],
  'POST /api/jobs': [managers(201), (as) => as.post('/api/jobs', posting)],
  'PATCH /api/jobs/:id': [ownManager(200), (as) => as.patch(`/api/jobs/${job.id}`, { isActive: true })],
  'DELETE /api/jobs/:id': [
    ownManager(204),
    async (as) => as.delete(`/api/jobs/${(await makeJob(app.db, company)).id}`),
  ],
  'POST /api/referrals': [
    // The referrer's own name: everybody else with a role speaks for somebody they are not.
    { ...withRole(403), referrer: 201 },
    (as) =>
      as.post('/api/referrals', {
        jobId: job.id,
        referrerId: people.referrer.id,
        candidateEmail: `${crypto.randomUUID()}@example.org`,
        candidateName: 'Kim Park',
      }),
  ],
  'GET /api/referrals/user/:userId': [
    { ...withRole(403), referrer: 200 },
    (as) => as.get(`/api/referrals/user/${people.referrer.id}`),
  ],
  'GET /api/referrals/token/:token': [
    all(200),
    async (as) => as.get(`/api/referrals/token/${(await newReferral()).token}`),
  ],
  'POST /api/referrals/:id/resend': [
    { ...withRole(404), referrer: 200 },
    async (as) => as.post(`/api/referrals/${(await newReferral()).id}/resend`),
  ],
  // The link is the permission, whoever is signed in.
  'POST /api/referrals/token/:token/interest': [all(204), async (as) => as.post(`${await newLink()}/interest`)],
  'POST /api/referrals/token/:token/decline': [
    all(204),
    async (as) => as.post(`${await newLink()}/decline`, { never: true }),
  ],
  'POST /api/referrals/token/:token/withdraw': [all(204), async (as) => as.post(`${await usedLink()}/withdraw`)],
  'POST /api/referrals/token/:token/erase': [all(204), async (as) => as.post(`${await usedLink()}/erase`)],
  'GET /api/referrals/token/:token/data': [all(200), async (as) => as.get(`${await newLink()}/data`)],
  'GET /api/referrals/token/:token/receipt': [all(200), async (as) => as.get(`${await usedLink()}/receipt`)],
  'GET /api/consent-key': [all(200), (as) => as.get('/api/consent-key')],
  'GET /api/unsubscribe/:key': [all(200), (as) => as.get(unsubscribeLink(app.env, 'kim@example.org'))],
  'POST /api/unsubscribe/:key': [
    all(200),
    (as) => as.call('POST', unsubscribeLink(app.env, 'kim@example.org'), { headers: FORM, body: ONE_CLICK }),
  ],
  'POST /api/applications': [
    // The link counts, not who is signed in.
    all(401),
    async (as) => {
      as.cookies.delete('apply')
      const { id: referralId, candidateEmail: email } = await newReferral()
      return as.post('/api/applications', { referralId, firstName: 'Kim', lastName: 'Park', email, resumeUrl: 'x' })
    },
  ],
  'GET /api/applications/job/:jobId': [ownManager(200), (as) => as.get(`/api/applications/job/${job.id}`)],
  'PATCH /api/applications/:applicationId/status': [
    ownManager(200),
    async (as) => as.patch(`/api/applications/${(await newApplication()).id}/status`, { status: 'interview' }),
  ],
  'GET /api/applications/:applicationId/documents/:objectId': [
    ownManager(303),
    async (as) => {
      const { id: applicationId } = await newApplication()
      const attached = { state: 'attached', purpose: 'resume', contentType: 'application/pdf' } as const
      const [document] = await app.db
        .insert(objects)
        .values({ key: applicationId, applicationId, ...attached })
        .returning()
      return as.get(`/api/applications/${applicationId}/documents/${document?.id}`)
    },
  ],
  'POST /api/objects/upload': [
    withRole(200),
    (as) => {
      as.cookies.delete('apply')
      return as.post('/api/objects/upload')
    },
  ],
  'PUT /api/company-logos': [
    { ...managers(400), manager: 200 },
    async (as) => {
      const logoURL = await uploadFile(app, { owner: { userId: people.manager.id }, slot: 'logo', bytes: png })
      return as.put('/api/company-logos', { logoURL })
    },
  ],
  'GET /api/company-logos/:id': [all(200), async (as) => as.get(await newLogo())],
  'POST /api/test-email': [
    withRole(200),
    (as) => as.post('/api/test-email', { to: 'kim@example.org', subject: 'A test', message: 'Hello' }),
  ],
  'POST /api/csp-reports': [
    all(204),
    (as) => as.post('/api/csp-reports', [], { 'content-type': 'application/reports+json' }),
  ],
  'POST /api/client-errors': [
    all(204),
    (as) =>
      as.post('/api/client-errors', { remote: 'mfe-hiring', version: '1', kind: 'load', message: 'Error: not there' }),
  ],
}

test('every route of the API has a row', () => {
  const routes = app.routes.filter(({ path }) => path.startsWith('/api/') && !path.endsWith('*'))
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(rows).sort())
})

/** Sessions that are no longer, or never were: whoever holds them is a guest. */
const broken: Record<string, () => Promise<Browser>> = {
  'a tampered session': async () => {
    const browser = app.guest()
    await openSession(app, browser, people.manager.id)
    browser.cookies.set('session', tampered(browser.cookies.get('session')))
    return browser
  },
  'an expired session': () => changed({ expiresAt: JUST_OVER }),
  'an ended session': () => changed({ revokedAt: sql`now()` }),
}

async function changed(set: Record<string, unknown>): Promise<Browser> {
  const browser = app.guest()
  const id = await openSession(app, browser, people.manager.id)
  await app.db.update(sessions).set(set).where(eq(sessions.id, id))
  return browser
}

describe.each(Object.entries(rows))('%s', (route, [expected, call]) => {
  test('answers each kind of caller as the matrix says', async () => {
    const answered: Record<string, number> = {}
    for (const column of Object.keys(expected) as Column[]) {
      const as = column === 'guest' ? app.guest() : people[column].browser
      const { status, headers, body } = await call(as)
      answered[column] = status
      const type = headers.get('content-type')
      if (type) types.add(type)
      if (status < 300) checkFields(route, body)
      // Logging out was the point of that row; the next one needs the session again.
      if (column !== 'guest' && route.endsWith('logout')) await openSession(app, as, people[column].id)
    }
    answers[route] = answered
    expect(answered).toEqual(expected)
  })

  test.each(Object.entries(broken))('answers %s like a guest', async (_, open) => {
    expect((await call(await open())).status).toBe(expected.guest)
  })
})

test('no reply is a table for a spreadsheet, where a typed text would be a formula', () => {
  expect([...types].sort()).toEqual([
    'application/json',
    'application/json;charset=utf-8',
    'application/problem+json',
    'image/png',
    'text/html; charset=utf-8',
  ])
})

test('no reply has a field that its contract does not name', async () => {
  // Two calls that no row of the matrix lets through.
  const { browser } = await app.signIn(null)
  checkFields('POST /api/setup-role', (await browser.post('/api/setup-role', { role: 'referrer' })).body)
  checkFields('POST /api/applications', await submitOne())
  expect([...talkative]).toEqual([])
  expect([...held].sort()).toEqual([...replies.keys()].sort())
})

/** What a candidate gets for an application. */
async function submitOne(): Promise<unknown> {
  const candidate = app.guest()
  const { id: referralId, token } = await newReferral()
  await candidate.get(`/api/referrals/token/${token}`)
  const { uploadURL: resumeUrl } = (await candidate.post('/api/objects/upload')).body
  await fetch(resumeUrl, { method: 'PUT', body: pdf })
  const person = { firstName: 'Kim', lastName: 'Park', email: `${referralId}@example.org` }
  return (await candidate.post('/api/applications', { referralId, ...person, resumeUrl })).body
}
