import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { eq, inArray, sql } from 'drizzle-orm'
import { makePdf } from '../../../seed/make-pdf.ts'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { makeCompany, makeJob } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { services } from '../../../test/services.ts'
import { tracesOf } from '../../../test/traces.ts'
import { sendTo, uploadFile } from '../../../test/uploads.ts'
import { objects } from '../../db/schema/objects.ts'
import { verifyEvents } from '../../record/events/verify-events.ts'
import { sweepObjects } from '../../storage/sweep-objects.ts'
import { SWEEPS } from '../../sweeps/sweeps.ts'

setDefaultTimeout(30_000)

let app: TestApp
let store: Awaited<ReturnType<typeof cuttableProxy>>
let manager: Person
let referrer: Person
let jobId: string

beforeAll(async () => {
  const { hostname: host, port } = new URL(services.S3_ENDPOINT ?? '')
  store = await cuttableProxy({ host, port: Number(port) })
  app = await createTestApp({ S3_ENDPOINT: `http://${host}:${store.port}` })
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  jobId = (await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))).id
})
afterAll(async () => {
  await app.stop()
  store.stop()
})

const NAME = 'Zuzanna Brzezicka'
const EMAIL = 'zuzanna.b@example.org'
const TYPED = 'zb-private@example.net'
const IN_RESUME = 'Raised four lighthouses from ruin'
const IN_LETTER = 'I would move for this job'
const PHONE = '+48 555 019 273'
const ALL = ['Zuzanna', 'Brzezicka', EMAIL, TYPED, IN_RESUME, IN_LETTER, PHONE]

/** Somebody who was invited and opened their link. */
async function invite(candidateEmail = EMAIL) {
  const input = { jobId, referrerId: referrer.id, candidateEmail, candidateName: NAME, message: `Dear ${NAME}!` }
  expect((await referrer.browser.post('/api/referrals', input)).status).toBe(201)
  const letters = await mailTo(candidateEmail)
  const link = `/api/referrals/token/${tokenIn(letters.at(-1))}`
  const browser = app.guest()
  const { body } = await browser.get(link)
  const upload = () =>
    uploadFile(app, { owner: { referralIds: [body.referral.id] }, bytes: makePdf([NAME, IN_RESUME]), slot: 'resume' })
  return { link, browser, referralId: body.referral.id as string, upload }
}

async function traces(): Promise<string[]> {
  return (await Promise.all(ALL.map((text) => tracesOf(app, text)))).flat()
}

test('an erasure leaves the person in no table, queue, file or log, and the event log verifies', async () => {
  const { link, browser, referralId, upload } = await invite()
  const form = { referralId, firstName: 'Zuzanna', lastName: 'Brzezicka', email: TYPED, phone: PHONE }
  const { body } = await browser.post('/api/applications', {
    ...form,
    resumeUrl: await upload(),
    coverLetter: IN_LETTER,
  })
  const [question] = await mailTo(TYPED)
  expect((await app.guest().post(`/api/referrals/token/${tokenIn(question)}/confirm`)).status).toBe(204)
  await manager.browser.patch(`/api/applications/${body.id}/status`, { status: 'interview' })
  // One more upload that was never used.
  await upload()
  await mailTo(TYPED, 3)
  await mailTo(EMAIL, 2)
  expect(new Set(await traces())).toEqual(new Set(['public.referrals', 'public.applications', 'object store']))

  expect((await browser.post(`${link}/erase`)).status).toBe(204)
  expect(await traces()).toEqual([])
  expect((await browser.get(link)).status).toBe(404)
  const { broken, count } = await verifyEvents(app.db)
  expect([broken, count]).toEqual([undefined, 5])
  expect((await manager.browser.get(`/api/applications/job/${jobId}`)).body).toEqual([])
  expect((await referrer.browser.get(`/api/referrals/user/${referrer.id}`)).body).toEqual([])
})

test("a file put at an erased upload's signed address is removed once that address expired", async () => {
  const { link, browser, referralId } = await invite('zuzanna.b@refill.example.org')
  const bytes = makePdf([NAME, IN_RESUME])
  const put = (url: string) => sendTo(app, url, bytes, 'application/pdf')
  const addresses: string[] = []
  for (let count = 0; count < 2; count++) {
    const { body } = await browser.post(`/api/objects/upload?slot=resume&type=application/pdf&size=${bytes.length}`)
    expect((await put(body.uploadURL)).status).toBe(200)
    addresses.push(body.uploadURL)
  }
  const [resumeUrl] = addresses
  const form = { referralId, firstName: 'Zuzanna', lastName: 'Brzezicka', email: TYPED, resumeUrl }
  expect((await browser.post('/api/applications', form)).status).toBe(201)
  await mailTo(TYPED, 4)
  expect((await browser.post(`${link}/erase`)).status).toBe(204)
  expect(await traces()).toEqual([])

  for (const address of addresses) expect((await put(address)).status).toBe(200)
  expect(new Set(await traces())).toEqual(new Set(['object store']))
  // Of the two files their random keys are remembered, and nothing about anybody.
  const remembered = await app.db.select().from(objects).where(eq(objects.state, 'removed'))
  const keys = addresses.map((address) => new URL(address).pathname.split('/').at(-1) ?? '')
  const rows = remembered.filter(({ key }) => keys.includes(key))
  expect(rows.map(({ key }) => key).sort()).toEqual(keys.sort())
  for (const row of rows) {
    const said = Object.entries(row).filter(([, value]) => value !== null)
    expect(said.map(([name]) => name).sort()).toEqual([
      'checks',
      'createdAt',
      'id',
      'key',
      'removedAt',
      'scan',
      'state',
    ])
  }
  await sweepObjects(app.deps)
  expect(new Set(await traces())).toEqual(new Set(['object store']))

  await app.db.update(objects).set({ removedAt: sql`now() - interval '76 minutes'` })
  expect(await SWEEPS.objects?.count(app.deps)).toBeGreaterThanOrEqual(2)
  await sweepObjects(app.deps)
  expect(await traces()).toEqual([])
  expect(await app.db.$count(objects, inArray(objects.key, keys))).toBe(0)
})

test('a decline erases the person, and the referrer sees that the invitation was declined', async () => {
  const { link, browser, upload } = await invite('zuzanna.b@second.example.org')
  await upload()
  expect((await browser.post(`${link}/decline`, { never: false })).status).toBe(204)
  expect(await traces()).toEqual([])
  const { body } = await referrer.browser.get(`/api/referrals/user/${referrer.id}`)
  expect(body).toMatchObject([{ progress: 'declined', candidateName: 'Details deleted', candidateEmail: '' }])
})

test('an erasure during a store outage succeeds, and the sweep removes the files later', async () => {
  const { link, browser, upload } = await invite('zuzanna.b@third.example.org')
  await upload()
  store.cut()
  expect((await browser.post(`${link}/erase`)).status).toBe(204)
  expect(new Set(await traces())).toEqual(new Set(['object store']))
  store.mend()
  await sweepObjects(app.deps)
  expect(await traces()).toEqual([])
})

test.each(['erase', 'decline'])(
  'unused uploads of another browser with the same link are removed, too: %s',
  async (how) => {
    const { link, browser } = await invite(`zuzanna.b@${how}.example.org`)
    const elsewhere = app.guest()
    await elsewhere.get(link)
    const bytes = makePdf([NAME, IN_RESUME])
    const { body } = await elsewhere.post(`/api/objects/upload?slot=resume&type=application/pdf&size=${bytes.length}`)
    await sendTo(app, body.uploadURL, bytes, 'application/pdf')
    await elsewhere.post('/api/objects/check', { url: body.uploadURL, slot: 'resume' })
    expect(await traces()).toContain('object store')
    expect((await browser.post(`${link}/${how}`)).status).toBe(204)
    expect(await traces()).not.toContain('object store')
  },
)
