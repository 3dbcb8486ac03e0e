import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Endpoint } from '@goodword/contract/endpoint'
import { eq, sql } from 'drizzle-orm'
import { everyCall } from '../contract/test/every-call.ts'
import { CALLS, REFUSED_INPUT, type Scene } from '../test/access-calls.ts'
import { ACCESS } from '../test/access-rows.ts'
import type { Browser } from '../test/browser.ts'
import { startDnsServer } from '../test/dns-server.ts'
import { makeCompany, makeJob, makeReferral } from '../test/factories.ts'
import { pdf } from '../test/files.ts'
import { createTestApp, openSession, type TestApp } from '../test/harness.ts'
import { JUST_OVER } from '../test/just-over.ts'
import { type ModelServer, startModelServer } from '../test/model-server.ts'
import { tampered } from '../test/tampered.ts'
import { sendTo } from '../test/uploads.ts'
import { sessions } from './db/schema/sessions.ts'
import type { Caller } from './http/who-may.ts'

/** What routes say of who may call them, tried. A tampered, expired or ended session answers like a guest. */

/** What each call of the contract answers. */
const replies = new Map<string, NonNullable<Endpoint['reply']>>(
  everyCall.flatMap(({ method, path, reply }) => (reply ? [[`${method} ${path}`, reply] as const] : [])),
)

let app: TestApp
let scene: Scene
let model: ModelServer

beforeAll(async () => {
  const dns = await startDnsServer()
  model = startModelServer()
  app = await createTestApp({ OPERATOR_EMAILS: 'olga@example.org', DNS_SERVERS: dns.address, ...model.variables })
  const people = {
    noRole: await app.signIn(null),
    referrer: await app.signIn('referrer'),
    otherReferrer: await app.signIn('referrer'),
    manager: await app.signIn('hiring_manager'),
    otherManager: await app.signIn('hiring_manager'),
    operator: await app.signIn('referrer', { email: 'olga@example.org' }),
  }
  const company = await makeCompany(app.db, { ownerId: people.manager.id })
  await makeCompany(app.db, { ownerId: people.otherManager.id })
  scene = { app, dns, people, company, job: await makeJob(app.db, company) }
})
afterAll(async () => {
  scene.dns.stop()
  await model.stop()
  await app.stop()
})

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

test('every API route has a row in the access matrix', () => {
  const routes = app.routes.filter(({ path }) => path.startsWith('/api/') && !path.endsWith('*'))
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(ACCESS).sort())
})

test('every call of the access matrix belongs to a route', () => {
  expect(Object.keys(ACCESS)).toEqual(expect.arrayContaining([...Object.keys(CALLS), ...Object.keys(REFUSED_INPUT)]))
})

/** Sessions that are no longer, or never were: whoever holds them is a guest. */
const broken: Record<string, () => Promise<Browser>> = {
  'a tampered session': async () => {
    const browser = app.guest()
    await openSession(app, browser, scene.people.manager.id)
    browser.cookies.set('session', tampered(browser.cookies.get('session')))
    return browser
  },
  'an expired session': () => changed({ expiresAt: JUST_OVER }),
  'an ended session': () => changed({ revokedAt: sql`now()` }),
}

async function changed(set: Record<string, unknown>): Promise<Browser> {
  const browser = app.guest()
  const id = await openSession(app, browser, scene.people.manager.id)
  await app.db.update(sessions).set(set).where(eq(sessions.id, id))
  return browser
}

describe.each(Object.entries(ACCESS))('%s', (route, [expected, call]) => {
  test('the endpoint answers each kind of caller as the access matrix says', async () => {
    const answered: Record<string, number> = {}
    for (const column of Object.keys(expected) as Caller[]) {
      const as = column === 'guest' ? app.guest() : scene.people[column].browser
      const { status, headers, body } = await call(as, scene)
      answered[column] = status
      const type = headers.get('content-type')
      if (type) types.add(type)
      if (status < 300) checkFields(route, body)
      // Logging out was the point of that row; the next one needs the session again.
      if (column !== 'guest' && route.endsWith('logout')) await openSession(app, as, scene.people[column].id)
    }
    expect(answered).toEqual(expected)
  })

  test.each(Object.entries(broken))('%s is answered like a guest', async (_, open) => {
    expect((await call(await open(), scene)).status).toBe(expected.guest)
  })
})

test('no reply is a spreadsheet file but the CSV of writeTable, in which typed text is no formula', () => {
  expect([...types].sort()).toEqual([
    'application/json',
    'application/json;charset=utf-8',
    'application/pdf',
    'application/problem+json',
    'image/png',
    'text/csv; charset=utf-8',
    'text/html; charset=utf-8',
  ])
})

test('no reply has a field outside its contract', async () => {
  // Three calls that no row of the matrix lets through.
  const { browser } = await app.signIn(null)
  checkFields('POST /api/setup-role', (await browser.post('/api/setup-role', { role: 'referrer' })).body)
  const { checked, submitted } = await submitOne()
  checkFields('POST /api/objects/check', checked)
  checkFields('POST /api/applications', submitted)
  expect([...talkative]).toEqual([])
  expect([...held].sort()).toEqual([...replies.keys()].sort())
})

/** What a candidate gets for a document and for an application. */
async function submitOne(): Promise<{ checked: unknown; submitted: unknown }> {
  const candidate = app.guest()
  const { id: referralId, token } = await makeReferral(app.db, { job: scene.job, referrerId: scene.people.referrer.id })
  await candidate.get(`/api/referrals/token/${token}`)
  const { uploadURL: resumeUrl } = (await candidate.post('/api/objects/upload')).body
  await sendTo(app, resumeUrl, pdf)
  const person = { firstName: 'Kim', lastName: 'Park', email: `${referralId}@example.org` }
  const checked = (await candidate.post('/api/objects/check', { url: resumeUrl, slot: 'resume' })).body
  const submitted = (await candidate.post('/api/applications', { referralId, ...person, resumeUrl })).body
  return { checked, submitted }
}
