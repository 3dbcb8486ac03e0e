import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { VALID } from '../contract/test/boundaries.ts'
import { freePort } from '../standins/ports.ts'
import { Browser } from '../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../test/factories.ts'
import { createTestApp } from '../test/harness.ts'
import { scrape } from '../test/scrape.ts'
import { startFaultStack } from '../test/stack.ts'
import { until } from '../test/until.ts'
import { cookiesOf } from './auth/http/cookies.ts'
import { jobs } from './db/schema/jobs.ts'
import { listReads } from './watching/metrics/standbys.ts'

/** Two servers as `bun start` runs them, on one database with a standby that lists are read from. */
setDefaultTimeout(60_000)

const stack = await startFaultStack()
const standby = await stack.startStandby()
const metricsPorts = [await freePort(), await freePort()] as const
const variables = (server: 0 | 1) => ({
  DATABASE_REPLICA_URL: standby.url,
  METRICS_PORT: String(metricsPorts[server]),
})
await stack.startServer(variables(0))
const urls = [stack.url, await stack.startReplica(variables(1))] as const
const WRITTEN = 'written'

type Person = Awaited<ReturnType<typeof stack.signIn>>
let manager: Person
let referrer: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  manager = await stack.signIn('hiring_manager')
  referrer = await stack.signIn('referrer')
  job = await makeJob(stack.db, await makeCompany(stack.db, { ownerId: manager.id }))
  const referral = await makeReferral(stack.db, { job, referrerId: referrer.id, status: 'applied' })
  await makeApplication(stack.db, { referral })
  await standby.caughtUp()
})
afterAll(() => stack.stop())

/** The same browser, led to one of the servers by a load balancer. */
function at(server: 0 | 1, { cookies }: Browser): Browser {
  const same = new Browser(urls[server])
  for (const [name, value] of cookies) same.cookies.set(name, value)
  return same
}
const invitation = (candidateEmail: string, jobId = job.id, referrerId = referrer.id) => ({
  ...VALID.referral,
  jobId,
  referrerId,
  candidateEmail,
})
const answeredBy = async (server: 0 | 1, from: 'standby' | 'primary') =>
  (await scrape(`http://127.0.0.1:${metricsPorts[server]}`)).value('goodword_db_list_reads_total', { from }) ?? 0

describe('lists from a standby', () => {
  const ofReferrer = () => [`/api/referrals/user/${referrer.id}`, `/api/referrals/user/${referrer.id}/counts`]
  const ofManager = () => [
    ...['/api/jobs/my-jobs', '/api/jobs/my-jobs/counts'],
    ...['/api/applications', '/api/applications.csv'],
    ...[`/api/applications/job/${job.id}`, `/api/applications/job/${job.id}/counts`],
  ]
  test('job lists, own lists, application lists and statements are read from the standby', async () => {
    const asked = [
      ...['/api/jobs', '/api/jobs?limit=5&q=Job', '/api/jobs?limit=5&q=Jobb&close=1'].map(
        (path) => [referrer, path] as const,
      ),
      ...[...ofReferrer(), '/api/statement', '/api/statement?format=csv'].map((path) => [referrer, path] as const),
      ...ofManager().map((path) => [manager, path] as const),
    ]
    for (const [{ browser }, path] of asked) {
      const before = await answeredBy(1, 'standby')
      // The primary may have written for itself a moment ago.
      await until(async () => {
        expect((await at(1, browser).get(path)).status).toBe(200)
        return (await answeredBy(1, 'standby')) > before
      })
    }
  })
})

test('a signed-in writer gets a ten-second HttpOnly cookie with the database position', async () => {
  const { browser } = await stack.signIn('referrer')
  const cookieOf = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().find((line) => line.startsWith(`${WRITTEN}=`))
  expect(cookieOf(await browser.get('/api/jobs?limit=1'))).toBeUndefined()
  const refused = await browser.post('/api/referrals', invitation('kim@example.org'))
  expect(refused.status).toBe(403)
  for (const reply of [refused, await browser.post('/api/test-email', VALID.testEmail)]) {
    const cookie = Bun.Cookie.parse(cookieOf(reply) ?? '')
    expect(decodeURIComponent(cookie.value)).toMatch(/^[\dA-F]+\/[\dA-F]+$/)
    expect(cookie).toMatchObject({ httpOnly: true, path: '/', maxAge: 10, sameSite: 'lax' })
  }
  expect(cookieOf(await new Browser(stack.url).post('/api/referrals', invitation('kim@example.org')))).toBeUndefined()
  expect(cookiesOf({ APP_URL: 'https://goodword.example' }).written).toMatchObject({
    name: '__Host-written',
    attributes: { secure: true },
  })
})

describe('a standby that lags', () => {
  afterEach(() => standby.goOn())

  test('writers read their own writes on every server, other browsers read a list at most moments old', async () => {
    const path = `/api/referrals/user/${referrer.id}`
    const peopleIn = async (browser: Browser) =>
      (await browser.get(path)).body.map(({ candidateEmail }: { candidateEmail: string }) => candidateEmail)
    const elsewhere = at(1, await stack.signInAs(referrer.id))
    await at(0, elsewhere).get(path)
    let round = 0
    // What others get is a second old at most: on a busy machine it may be over before they ask.
    await until(async () => {
      const email = `own-${round++}@example.org`
      const browser = await stack.signInAs(referrer.id)
      await standby.goOn()
      await elsewhere.get(path)
      await standby.pause()
      expect((await browser.post('/api/referrals', invitation(email))).status).toBe(201)
      for (const server of [0, 1] as const) expect(await peopleIn(at(server, browser))).toContain(email)
      // Last: what somebody else is shown now is what the one who wrote would have been shown before.
      return !(await peopleIn(elsewhere)).includes(email)
    })
  })

  test('a lagging standby does not delay changes: the job list is as changed 50 ms ago, at both', async () => {
    const browsers = [at(0, referrer.browser), at(1, referrer.browser)]
    const titles = () =>
      Promise.all(browsers.map(async (browser) => (await browser.get('/api/jobs?q=Title&limit=1')).body[0]?.title))
    for (let round = 0; round < 10; round++) {
      const title = `Title ${round}`
      await standby.goOn()
      await titles()
      await standby.pause()
      await stack.db.update(jobs).set({ title }).where(eq(jobs.id, job.id))
      await Bun.sleep(50)
      expect(await titles()).toEqual([title, title])
    }
  })

  test('a server lists its own changes at once, however fresh its last list', async () => {
    const limits = { own: 60_000, shared: 60_000, patience: 60_000 }
    const variables = { DATABASE_URL: stack.env.DATABASE_URL, DATABASE_REPLICA_URL: standby.url }
    const app = await createTestApp(variables, { listsMayLag: limits })
    try {
      const [poster, reader] = [await app.signIn('hiring_manager'), await app.signIn('referrer')]
      await makeCompany(app.db, { ownerId: poster.id })
      const fromStandby = async () => (await listReads.get()).values.find(({ labels }) => labels.from === 'standby')
      await until(async () => {
        await reader.browser.get('/api/jobs?limit=1')
        return fromStandby()
      })
      await standby.pause()
      expect((await poster.browser.post('/api/jobs', { ...VALID.job, title: 'Posted just now' })).status).toBe(201)
      expect((await reader.browser.get('/api/jobs?limit=1')).body[0].title).toBe('Posted just now')
    } finally {
      await app.stop()
    }
  })

  test("other people's writes of a second ago are listed", async () => {
    const path = `/api/referrals/user/${referrer.id}`
    const elsewhere = at(1, await stack.signInAs(referrer.id))
    await elsewhere.get(path)
    await standby.pause()
    await makeReferral(stack.db, { job, referrerId: referrer.id, candidateEmail: 'a-second-ago@example.org' })
    await Bun.sleep(1000)
    const { body } = await elsewhere.get(path)
    expect(body[0].candidateEmail).toBe('a-second-ago@example.org')
  })

  test('sessions, decisions, links and single rows are read from the primary', async () => {
    await standby.pause()
    const other = await stack.signIn('referrer')
    const seenBy = (browser: Browser) => at(1, browser)
    expect((await seenBy(other.browser).get('/api/auth/user')).status).toBe(200)
    const posted = await manager.browser.post('/api/jobs', { ...VALID.job, isPublic: true })
    expect((await seenBy(other.browser).get(`/api/jobs/${posted.body.id}`)).status).toBe(200)
    const input = invitation('link@example.org', posted.body.id, other.id)
    expect((await seenBy(other.browser).post('/api/referrals', input)).status).toBe(201)
    const { token } = await makeReferral(stack.db, { job, referrerId: other.id })
    expect((await new Browser(urls[1]).get(`/api/referrals/token/${token}`)).status).toBe(200)
    const closed = await manager.browser.patch(`/api/jobs/${posted.body.id}`, { isActive: false })
    expect(closed.body.isActive).toBe(false)
    expect(
      (await seenBy(other.browser).post('/api/referrals', { ...input, candidateEmail: 'late@example.org' })).status,
    ).toBe(409)
    const copy = seenBy(other.browser)
    await other.browser.get('/api/auth/logout')
    expect((await copy.post('/api/referrals', input)).status).toBe(401)
  })
})

test('a job list is as it was changed 50 ms ago, also while the standby follows', async () => {
  const stale: number[] = []
  for (let round = 0; round < 20; round++) {
    const title = `Followed ${round}`
    await stack.db.update(jobs).set({ title }).where(eq(jobs.id, job.id))
    await Bun.sleep(50)
    for (const server of [0, 1] as const) {
      const { body } = await at(server, referrer.browser).get('/api/jobs?q=Followed&limit=1')
      if (body[0]?.title !== title) stale.push(round)
    }
  }
  expect(stale).toEqual([])
})

// The last: there is none afterwards.
test('a standby killed under readers causes no errors', async () => {
  const statuses: number[] = []
  let isOver = false
  const readers = [manager, referrer].map(async ({ id, browser }) => {
    const path = id === manager.id ? '/api/jobs/my-jobs' : `/api/referrals/user/${id}`
    for (let turn = 0; !isOver; turn++) statuses.push((await at((turn % 2) as 0 | 1, browser).get(path)).status)
  })
  await until(() => statuses.length > 20)
  process.kill(standby.pid, 'SIGKILL')
  const up = async (server: 0 | 1) =>
    (await scrape(`http://127.0.0.1:${metricsPorts[server]}`)).value('goodword_db_standby_up')
  await until(async () => (await up(0)) === 0 && (await up(1)) === 0)
  isOver = true
  await Promise.all(readers)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
