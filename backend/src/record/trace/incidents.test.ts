import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAddress } from '@goodword/contract/addresses'
import { and, eq, sql } from 'drizzle-orm'
import { newRound } from '../../../test/application-writes.ts'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { services } from '../../../test/services.ts'
import { passProvider } from '../../../test/sign-in.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts'
import { until } from '../../../test/until.ts'
import { letters } from '../../db/schema/letters.ts'
import { admission } from '../../http/admission.ts'

/** Incidents as a person meets them: they quote a reference, and `bun run trace` names the cause. */
setDefaultTimeout(40_000)

const ROOT = join(import.meta.dir, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'goodword-incidents-'))

let app: TestApp
let store: Awaited<ReturnType<typeof cuttableProxy>>
let smtp: TestSmtpServer
let referrer: Person
let operator: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  const { hostname, port } = new URL(services.S3_ENDPOINT ?? '')
  store = await cuttableProxy({ host: hostname, port: Number(port) })
  smtp = await startSmtpServer()
  app = await createTestApp({
    S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    SMTP_URL: smtp.url,
    OPERATOR_EMAILS: 'olga@example.org',
  })
  const manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer', { firstName: 'Rosalind', lastName: 'Meyer', email: 'rosalind@example.org' })
  operator = await app.signIn('referrer', { email: 'olga@example.org' })
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
})
afterAll(async () => {
  store.mend()
  await app.stop()
  await smtp.stop()
  store.stop()
  rmSync(folder, { recursive: true })
})

/** What an operator sees who types in the reference, with the log of the server and its database. */
async function traced(reference: string): Promise<string> {
  const log = join(folder, `${reference}.log`)
  writeFileSync(log, app.logged.join(''))
  const child = Bun.spawn([process.execPath, 'run', '--silent', 'trace', reference, '--logs', log], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: app.env.DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const story = await new Response(child.stdout).text()
  expect(await child.exited).toBe(0)
  expect(story).not.toMatch(/rosalind|meyer|kim|@example/i)
  return story
}

/** What it names as causes. */
const causes = (story: string) => story.split('What went wrong\n')[1]?.trim().split(/\n\s+/)

const refer = (candidateEmail: string) => {
  const input = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park' }
  return referrer.browser.post('/api/referrals', input)
}

test('the trace of an upload during a store outage names the store and the wait', async () => {
  const { token } = await makeReferral(app.db, { job, referrerId: referrer.id })
  const candidate = app.guest()
  await candidate.get(`/api/referrals/token/${token}`)
  store.freeze()
  const { status, body } = await candidate.post('/api/objects/upload?slot=resume')
  store.mend()
  expect(status).toBe(503)
  const story = await traced(body.requestId)
  expect(causes(story)).toEqual(['object store: TimeoutError'])
  expect(story).toMatch(/POST \/api\/objects\/upload: request failed with 503 after 5\d{3}(\.\d)? ms/)
  expect(story).not.toContain(token)
})

test('the trace of a referral refused by the database names table, constraint and statement', async () => {
  await app.db.execute(sql`alter table referrals add constraint nobody check (candidate_name <> 'Kim Park') not valid`)
  const { status, body } = await refer('kim.constraint@example.org')
  await app.db.execute(sql`alter table referrals drop constraint nobody`)
  expect(status).toBe(500)
  const story = await traced(body.requestId)
  expect(causes(story)).toEqual([expect.stringMatching(/^\w+ 23514: table referrals, constraint nobody$/)])
  expect(story).toContain('statement  insert into "referrals"')
  expect(story).toMatch(/ {2}at {2}\S+ \(\S+:\d+:\d+\)/)
})

test('the trace of an undelivered letter names the mail server and its reply, though the referral succeeded', async () => {
  // First it is busy; when the letter is tried again it refuses.
  smtp.fault = ({ tries }) => (tries === 1 ? 451 : 550)
  const { status, headers, body } = await refer('kim.letter@example.org')
  expect(status).toBe(201)
  const isParked = async () => (await app.db.$count(letters, eq(letters.state, 'parked'))) > 0
  await until(isParked, 20_000)
  const story = await traced(headers.get('x-request-id') ?? '')
  expect(causes(story)).toEqual(['mail server: 451 EENVELOPE RCPT TO', 'mail server: 550 EENVELOPE RCPT TO'])
  expect(story.split('\n').map((line) => line.slice(25).replace(/[\da-f]{8}-[\w-]+/g, 'ID'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^event \d+: referral-created \(referral ID, job ID, user ID\)$/),
      'letter invitation was written (ID)',
      'now it was given up (tries 2, last error 550 EENVELOPE RCPT TO)',
      expect.stringContaining('job letters was queued (ID)'),
      expect.stringMatching(/^POST \/api\/referrals by user ID: request done with 201 after .* \[[\da-f]{8}\]$/),
    ]),
  )
  expect(body.id && story).toContain(body.id)
})

test("the trace of a resent letter leads from the operator's request to the original one", async () => {
  const [parked] = await app.db.select().from(letters).where(eq(letters.state, 'parked'))
  const id = parked?.id ?? ''
  smtp.fault = () => undefined
  const { status, headers } = await operator.browser.post(`/api/operator/letters/${id}/resend`)
  expect(status).toBe(204)
  const isSent = and(eq(letters.id, id), eq(letters.state, 'sent'))
  await until(async () => (await app.db.$count(letters, isSent)) > 0, 20_000)
  const story = await traced(headers.get('x-request-id') ?? '')
  expect(story).toContain(`operator ${operator.id}: letter-resent (${id})\n`)
  expect(story).toContain(`letter invitation was written by request ${parked?.requestId} (${id})\n`)
  expect(story).toContain('now it was sent at ')
})

test('the trace of a confirmed payment names the reward and who confirmed it', async () => {
  const { rewardId } = await newRound(app, { referrer, operator }, ['confirming what came in'])
  const payment = { reference: 'from Kim Park' }
  const { status, headers } = await operator.browser.post(`/api/statement/rows/${rewardId}/received`, payment)
  expect(status).toBe(200)
  const story = await traced(headers.get('x-request-id') ?? '')
  expect(story).toContain(`reward ${rewardId}: received (user ${operator.id})\n`)
  expect(story).toContain(`operator ${operator.id}: payment-received (${rewardId})\n`)
})

test('the trace of an overload refusal shows the refusal alone', async () => {
  const admit = admission({ ...app.deps, findSource: () => 'somebody' }, { atOnce: 1, waiting: 0 })
  const handle = admit({ peerOf: () => undefined, costOf: () => 1 })(() => undefined)
  const ask = () => handle(new Request(`${app.url}/api/jobs`))
  const [, refused] = (await Promise.all([ask(), ask()])) as [undefined, Response]
  const { requestId } = (await refused.json()) as { requestId: string }
  await until(() => app.logged.some((line) => line.includes(requestId)))
  expect(causes(await traced(requestId))).toEqual(['refused under too much load'])
})

test('the trace of a sign-in finished in another browser names that fault', async () => {
  const callback = await passProvider(await app.guest().get(signInAddress('google', 'referrer')), {
    email: 'kim@example.org',
  })
  const { headers } = await app.guest().get(callback)
  const reference = new URL(headers.get('location') ?? '', app.url).searchParams.get('reference') ?? ''
  expect(causes(await traced(reference))).toEqual(['no-cookie: SignInRefused'])
})

test('the trace of a successful or unknown request says so', async () => {
  const { headers } = await referrer.browser.get('/api/jobs')
  expect(await traced(headers.get('x-request-id') ?? '')).toEndWith('Nothing went wrong.\n')
  expect(await traced('ffffffffffffffff')).toBe('Nothing is known of ffffffffffffffff.\n')
})
