import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { APPLICATION_STATUSES, type ApplicationStatus } from '@goodword/contract/statuses'
import { addDays } from 'date-fns/addDays'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../test/factories.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { tellAll } from '../../test/tell-all.ts'
import { letters } from '../db/schema/letters.ts'
import { referralStatus } from './referral-status.ts'

setDefaultTimeout(240_000)

/** TOLD_HISTORIES asks for more of them, TOLD_SEED for the same again. */
const COUNT = Number(process.env.TOLD_HISTORIES ?? 60)
const seed = Number(process.env.TOLD_SEED ?? crypto.getRandomValues(new Uint32Array(1))[0])
/** Histories side by side, and how many steps each has. */
const AT_ONCE = 20
const STEPS = 4
/** Asked at the same time. */
const FEW = 4

let app: TestApp
beforeAll(async () => {
  process.stdout.write(`seed ${seed}: TOLD_SEED=${seed} tries the same again\n`)
  app = await createTestApp({ NEWS_DELAY_SECONDS: '3600' })
})
afterAll(() => app.stop())

/** mulberry32: the same seed gives the same numbers. */
let drawn = seed
function pick(below: number): number {
  drawn = (drawn + 0x6d2b79f5) | 0
  let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below
}

async function newHistory() {
  const manager = await app.signIn('hiring_manager', { email: `m-${crypto.randomUUID()}@example.org` })
  const recommender = await app.signIn('referrer', { email: `r-${crypto.randomUUID()}@example.org` })
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }), { referralBonus: 3000 })
  const referral = await makeReferral(app.db, { job, referrerId: recommender.id })
  const { id } = await makeApplication(app.db, { referral, status: 'interview' })
  return {
    ...{ id, jobId: job.id, manager, recommender, referralId: referral.id },
    token: await makeLink(app.db, 'own', referral),
    /** What the company set, what the others were told, and how it went there. */
    decided: 'interview' as ApplicationStatus,
    told: 'interview' as ApplicationStatus,
    isWithdrawn: false,
    steps: [] as string[],
  }
}
type History = Awaited<ReturnType<typeof newHistory>>

type Act = (one: History, status: ApplicationStatus) => Promise<unknown>
const patch = ({ manager, id }: History, body: object) => manager.browser.patch(`/api/applications/${id}/status`, body)

/** What may happen, with what should come of it: the second implementation. */
const ACTS: Record<string, Act> = {
  set: async (one, status) => {
    await patch(one, { status })
    if (!one.isWithdrawn) one.decided = status
  },
  'tell later': async (one, status) => {
    const reply = await patch(one, { status, tellAt: addDays(new Date(), 1 + pick(28)).toISOString() })
    if (reply.status === 400) expect(one.told).toBe('hired')
    else if (!one.isWithdrawn) one.decided = status
  },
  'tell now': async (one) => {
    await patch(one, { status: one.decided, tellAt: null })
    one.told = one.decided
  },
  undo: async (one) => {
    await patch(one, { status: one.told })
    one.decided = one.told
  },
  withdraw: async (one) => {
    const { status } = await app.guest().post(`/api/referrals/token/${one.token}/withdraw`)
    expect(status).toBe(one.told === 'hired' && !one.isWithdrawn ? 409 : 204)
    if (one.told === 'hired') return
    one.decided = one.told
    one.isWithdrawn = true
  },
}
const LIKELY = ['set', 'set', 'tell later', 'tell later', 'tell now', 'undo', 'withdraw'] as const

/** What each reader is shown, by every way there is, that is not what they should be. */
async function faultsOf(one: History, isSettled: boolean): Promise<string[]> {
  const { id, jobId, manager, recommender, referralId, token, decided, told } = one
  const get = async (path: string, browser = manager.browser) => (await browser.get(path)).body
  const listed = await get(`/api/applications?job=${jobId}`)
  const whole = await get(`/api/applications/${id}`)
  const csv = await get(`/api/applications.csv?job=${jobId}`)
  const pending = await get(`/api/applications/job/${jobId}/counts`)
  const page = await get(`/api/referrals/token/${token}`, app.guest())
  const data = await get(`/api/referrals/token/${token}/data`, app.guest())
  const mine = await get(`/api/referrals/user/${recommender.id}`, recommender.browser)
  const referral = await get(`/api/referrals/${referralId}`, recommender.browser)
  const counts = await get(`/api/referrals/user/${recommender.id}/counts`, recommender.browser)
  const statement = await get('/api/statement?side=recommender', recommender.browser)
  const shown = referralStatus(told)
  const inDollars = told === 'hired' ? 225_000 : 0
  const expected: Record<string, [seen: unknown, should: unknown]> = {
    'list of the company': [listed[0].status, decided],
    'page of the company': [whole.status, decided],
    CSV: [/\b(pending|reviewing|interview|hired|rejected)\b/.exec(String(csv))?.[0], decided],
    'counter of the company': [pending.pending, Number(decided === 'pending')],
    'page of the candidate': [page.application.status, told],
    timeline: [page.application.history.at(-1).status, told],
    download: [data.application.status, told],
    'list of the recommender': [mine[0].status, shown],
    'one referral': [referral.status, shown],
    'counter of the recommender': [counts.hired, Number(told === 'hired')],
    'money held': [statement.held, inDollars],
    'rows held': [
      statement.rows.filter(({ state }: { state: string }) => state === 'held').length,
      Number(told === 'hired'),
    ],
  }
  if (isSettled) {
    const isIt = and(eq(letters.applicationId, id), eq(letters.kind, 'status-update'))
    const [last] = await app.db.select().from(letters).where(isIt).orderBy(desc(letters.id)).limit(1)
    expected.letter = [(last?.data as { status?: string } | undefined)?.status ?? 'interview', told]
  }
  return Object.entries(expected).flatMap(([channel, [seen, should]]) =>
    JSON.stringify(seen) === JSON.stringify(should)
      ? []
      : [`${channel}: ${JSON.stringify(seen)}, not ${JSON.stringify(should)}, after ${one.steps.join(', ')}`],
  )
}

/** Few at once: a server refuses what it cannot serve soon. */
async function eachOf<Item, Result>(items: readonly Item[], make: (item: Item) => Promise<Result> | Result) {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += FEW)
    results.push(...(await Promise.all(items.slice(at, at + FEW).map((item) => make(item)))))
  return results
}

// docs/rules.md#told-is-a-state-of-its-own
test.each(Array.from({ length: Math.ceil(COUNT / AT_ONCE) }, (_, batch) => batch))(
  'random histories read alike everywhere, batch %i',
  async () => {
    const all = await Promise.all(Array.from({ length: AT_ONCE }, newHistory))
    for (let step = 0; step < STEPS; step += 1) {
      const acts = all.map((one) => {
        const name = LIKELY[pick(LIKELY.length)] ?? 'set'
        const status = APPLICATION_STATUSES[pick(APPLICATION_STATUSES.length)] ?? 'pending'
        one.steps.push(`${name} ${status}`)
        return () => ACTS[name]?.(one, status)
      })
      await eachOf(acts, (act) => act())
      const isSettled = step % 2 === 1
      if (isSettled) {
        await tellAll(app)
        for (const one of all) {
          one.told = one.decided
          one.steps.push('time passes')
        }
        // So that no limit of a day holds letters back. The whole table, as letters that leave lock its rows in another order.
        await app.db.transaction(async (tx) => {
          await tx.execute(sql`lock table letters in share row exclusive mode`)
          const theirs = inArray(
            letters.applicationId,
            all.map(({ id }) => id),
          )
          await tx.update(letters).set({ createdAt: sql`created_at - interval '1 day'` }).where(theirs)
        })
      }
      if (step === 0) continue
      const faults = await eachOf(all, (one) => faultsOf(one, isSettled))
      expect(faults.flat()).toEqual([])
    }
  },
)
