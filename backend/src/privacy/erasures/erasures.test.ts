import { beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { until } from '../../../test/until.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { Unavailable } from '../../errors.ts'
import { verifyEvents } from '../../record/events/verify-events.ts'
import { createStorage } from '../../storage/create-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { sweepRetention } from '../retention/sweep-retention.ts'
import { applyErasures } from './apply-erasures.ts'
import { type Erasure, monthOf, readErasures, recentMonths, writeErasures } from './erasure-list.ts'
import { noteErasures } from './note-erasures.ts'
import { startErasures } from './start-erasures.ts'

const app = testApp()
let job: Awaited<ReturnType<typeof makeJob>>
let referrerId: string

beforeAll(async () => {
  // The bucket is that of the whole run: others have put people on its list whom this database never knew.
  await writeErasures(app.deps.storage, month(), [])
  referrerId = (await app.signIn('referrer')).id
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }))
})

const month = () => recentMonths()[0] as string
const listed = async () => (await readErasures(app.deps.storage, month())).map(({ referralId }) => referralId)
const isThere = async (id: string) => (await app.db.$count(referrals, eq(referrals.id, id))) === 1

/** Somebody erased by their own link, and put back as a backup has them. */
async function eraseAndRestore() {
  const referral = await makeReferral(app.db, { job, referrerId })
  const application = await makeApplication(app.db, { referral, status: 'rejected' })
  const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
  const [applied] = await app.db.select().from(applications).where(eq(applications.id, application.id))
  await app.db.delete(referrals).where(eq(referrals.id, referral.id))
  await app.db.insert(referrals).values(row as typeof row & object)
  const { status } = await app.guest().post(`/api/referrals/token/${referral.token}/erase`)
  expect(status).toBe(204)
  expect(await isThere(referral.id)).toBe(false)
  await app.db.insert(referrals).values(row as typeof row & object)
  await app.db.insert(applications).values(applied as typeof applied & object)
  return referral.id
}

test('an answered erasure is listed in the bucket by id and time alone', async () => {
  const { id, token } = await makeReferral(app.db, { job, referrerId })
  expect((await app.guest().post(`/api/referrals/token/${token}/erase`)).status).toBe(204)
  const found = (await readErasures(app.deps.storage, month())).find(({ referralId }) => referralId === id)
  expect(Object.keys(found ?? {}).sort()).toEqual(['at', 'referralId'])
  expect(monthOf(found?.at ?? '')).toBe(month())
})

test('a person restored from a backup is erased again, and the event log verifies', async () => {
  const id = await eraseAndRestore()
  expect(await applyErasures(app.deps)).toBe(1)
  expect(await isThere(id)).toBe(false)
  expect(await app.db.$count(applications, eq(applications.referralId, id))).toBe(0)
  await verifyEvents(app.db)
  expect(await applyErasures(app.deps)).toBe(0)
})

test("a sweep's erasures are listed, too", async () => {
  const { id } = await makeReferral(app.db, { job, referrerId })
  await app.db
    .update(referrals)
    .set({ tokenExpiresAt: new Date(Date.now() - 40 * 86_400_000) })
    .where(eq(referrals.id, id))
  expect(await sweepRetention(app.deps)).toBe(1)
  expect(await listed()).toContain(id)
})

test('the bucket keeps erasures that the database lost, and the next run adds missing ones', async () => {
  const before: Erasure = { referralId: crypto.randomUUID(), at: new Date().toISOString() }
  const all = await readErasures(app.deps.storage, month())
  await writeErasures(app.deps.storage, month(), [before])
  await noteErasures(app.deps)
  expect((await listed()).sort()).toEqual([before.referralId, ...all.map(({ referralId }) => referralId)].sort())
})

test('a bucket that is missing is not one in which nobody was erased', async () => {
  const storage = createStorage({ ...app.env, S3_BUCKET: 'nowhere' })
  await expect(applyErasures({ ...app.deps, storage })).rejects.toBeInstanceOf(Unavailable)
})

test('a bucket without a list is said in the log where the event log knows of erased people', async () => {
  const { token } = await makeReferral(app.db, { job, referrerId })
  expect((await app.guest().post(`/api/referrals/token/${token}/erase`)).status).toBe(204)
  const isEmptied = (key: string) => key.startsWith('private/erasures/')
  const storage: Storage = {
    ...app.deps.storage,
    head: async (key) => (isEmptied(key) ? undefined : app.deps.storage.head(key)),
  }
  const before = app.logged.length
  await applyErasures({ ...app.deps, storage })
  const said = app.logged
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg.includes('no list of erasures'))
  expect(said).toEqual([expect.objectContaining({ level: 50, erased: expect.any(Number) })])
})

test('during a store outage erasures succeed and servers start, and the next run catches up', async () => {
  const { storage, ...others } = app.deps
  const away: typeof storage = { ...storage, head: () => Promise.reject(new Unavailable('object store')) }
  const id = await eraseAndRestore()
  const runs: (() => Promise<void>)[] = []
  const queue = {
    createQueue: async () => {},
    schedule: async () => {},
    work: async (_name: string, _options: unknown, run: () => Promise<void>) => runs.push(run),
  }
  const means = { ...others, storage: away }
  await startErasures(means, queue as never)
  expect(await isThere(id)).toBe(true)
  means.storage = storage
  await runs[0]?.()
  expect(await isThere(id)).toBe(false)
})

test('a starting server repeats erasures before it listens', async () => {
  const id = await eraseAndRestore()
  const main = new URL('../../main.ts', import.meta.url).pathname
  const { env } = app.deps
  const given = Object.entries({ ...env, ...env.SIGN_IN }).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  const variables = {
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    PORT: '0',
    ROLE: 'worker',
    LOG_LEVEL: 'info',
  }
  const server = Bun.spawn([process.execPath, main], {
    env: { ...process.env, ...variables },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  try {
    let output = ''
    void (async () => {
      for await (const chunk of server.stdout) output += new TextDecoder().decode(chunk)
    })()
    await until(() => output.includes('listening'), 30_000)
    expect(output.indexOf('erased again')).toBeGreaterThan(-1)
    expect(output.indexOf('erased again')).toBeLessThan(output.indexOf('listening'))
    expect(await isThere(id)).toBe(false)
  } finally {
    server.kill('SIGTERM')
    await server.exited
  }
}, 60_000)
