import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral } from '../../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../../test/harness.ts'
import { scrape } from '../../../../test/scrape.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../../test/smtp-server.ts'
import { until } from '../../../../test/until.ts'
import { openSql } from '../../../db/connect/open-sql.ts'
import { releasePointers } from '../../../db/schema/release-pointers.ts'
import { releases } from '../../../db/schema/releases.ts'
import { runLedgerCheck } from '../../../money/ledger/start-checking.ts'
import { startQueue } from '../../../queue/start-queue.ts'
import { startSweeps } from '../../../sweeps/start-sweeps.ts'
import { countSweep } from '../../metrics/sweeps.ts'
import { readStored } from '../read-stored.ts'
import { startMetrics } from './start-metrics.ts'

setDefaultTimeout(30_000)

let app: TestApp
let smtp: TestSmtpServer
let url: string
let metrics: ReturnType<typeof startMetrics>

beforeAll(async () => {
  smtp = await startSmtpServer()
  app = await createTestApp({ SMTP_URL: smtp.url, METRICS_PORT: '0' })
  metrics = startMetrics({ env: app.env, build: app.build, pool: app.usage, openSql }, 0)
  url = `http://127.0.0.1:${metrics.port}`
})
afterAll(async () => {
  await metrics.stop()
  await app.stop()
  await smtp.stop()
})

const COUNT = 'goodword_http_request_duration_seconds_count'
const value = async (name: string, labels?: Record<string, string>) => (await scrape(url)).value(name, labels) ?? 0

/** How much a figure grows while something happens. */
async function growth(name: string, labels: Record<string, string>, act: () => Promise<unknown>): Promise<number> {
  const before = await value(name, labels)
  await act()
  return (await value(name, labels)) - before
}

/** An invitation that is asked for by somebody, to this candidate. */
async function invite(candidateEmail: string) {
  const manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  const input = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park' }
  expect((await referrer.browser.post('/api/referrals', input)).status).toBe(201)
}

describe('request metrics', () => {
  test('a request is counted by method, route pattern and status, with its duration', async () => {
    const labels = { method: 'GET', route: '/api/jobs', status: '200' }
    const { browser } = await app.signIn('referrer')
    expect(await growth(COUNT, labels, () => browser.get('/api/jobs?limit=1'))).toBe(1)
    const [count, bucket] = [await value(COUNT, labels), { ...labels, le: '+Inf' }]
    expect(await value('goodword_http_request_duration_seconds_bucket', bucket)).toBe(count)
    const sum = await value('goodword_http_request_duration_seconds_sum', labels)
    expect(sum).toBeGreaterThan(0)
    expect(sum).toBeLessThan(30)
  })

  test('a refusal is counted by its status', async () => {
    const labels = { method: 'POST', route: '/api/jobs', status: '401' }
    expect(await growth(COUNT, labels, () => app.guest().post('/api/jobs', {}))).toBe(1)
  })

  test('a path with a token or id is counted by its pattern', async () => {
    const manager = await app.signIn('hiring_manager')
    const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
    const { token } = await makeReferral(app.db, { job, referrerId: manager.id })
    const labels = { route: '/api/referrals/token/:token', status: '200' }
    expect(await growth(COUNT, labels, () => app.guest().get(`/api/referrals/token/${token}`))).toBe(1)
    expect((await scrape(url)).text).not.toContain(token)
  })

  test('unknown paths and methods share one label', async () => {
    const guest = app.guest()
    const asked = ['/kim@example.org', '/api/kim@example.org', '/apply/x/y', '/%']
    expect(await growth(COUNT, { route: 'unknown' }, () => Promise.all(asked.map((path) => guest.get(path))))).toBe(4)
    expect(await growth(COUNT, { method: 'other' }, () => guest.call('PROPFIND', '/kim@example.org'))).toBe(1)
    expect((await scrape(url)).text).not.toContain('kim@example.org')
  })

  test('without a metrics port requests are not measured', async () => {
    const quiet = await createTestApp()
    expect(await growth(COUNT, {}, () => quiet.guest().get('/healthz'))).toBe(0)
    await quiet.stop()
  })
})

describe('database metrics', () => {
  test('database statements are counted', async () => {
    const ask = () => app.deps.db.transaction((tx) => tx.execute(sql`select 1`))
    expect(await growth('goodword_db_statements_total', {}, ask)).toBeGreaterThanOrEqual(3)
  })

  test('the pool reports used and waiting connections, and counts timeouts', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const hold = () => app.deps.db.transaction(() => released)
    const held = Array.from({ length: 10 }, hold)
    const refused = app.deps.db.execute(sql`select 1`).catch(() => {})
    await until(() => app.usage().waiting === 1)
    const during = await scrape(url)
    expect(during.value('goodword_db_pool_in_use')).toBe(10)
    expect(during.value('goodword_db_pool_waiting')).toBe(1)
    expect(during.value('goodword_db_pool_max')).toBe(10)
    await refused
    release()
    await Promise.all(held)
    expect(await value('goodword_db_pool_in_use')).toBeLessThan(10)
    expect(await value('goodword_db_pool_waiting')).toBe(0)
    expect(await value('goodword_db_faults_total', { reason: 'busy' })).toBeGreaterThanOrEqual(1)
  })
})

describe('letter metrics', () => {
  test('sent, retried and undeliverable letters are counted', async () => {
    smtp.fault = ({ to, tries }) => (to.startsWith('gone') ? 550 : tries === 1 ? 451 : undefined)
    const settled = 'goodword_letters_settled_total'
    const [sent, parked] = [await value(settled, { outcome: 'sent' }), await value(settled, { outcome: 'parked' })]
    const retries = await value('goodword_letter_retries_total')
    await invite('kim@example.org')
    await invite('gone@example.org')
    await until(async () => (await value(settled, { outcome: 'sent' })) === sent + 1, 20_000)
    await until(async () => (await value(settled, { outcome: 'parked' })) === parked + 1)
    expect(await value('goodword_letter_retries_total')).toBe(retries + 1)
  })

  test('letters are counted by state, with the age of the oldest', async () => {
    const before = await readStored(openSql, app.ownerUrl)
    await app.db.execute(sql`
      insert into letters (kind, recipient_key, state, created_at)
      select 'test', 'x', state, now() - interval '1 day' from unnest(array['waiting', 'queued', 'sent', 'parked', 'held']) state`)
    const { letters } = await readStored(openSql, app.ownerUrl)
    expect(letters.map(({ state }) => state)).toEqual(['waiting', 'queued', 'sent', 'parked', 'held'])
    for (const [at, { count, age }] of letters.entries()) {
      expect(count).toBe((before.letters[at]?.count ?? 0) + 1)
      expect(age).toBeGreaterThan(86_000)
    }
  })
})

describe('stored metrics', () => {
  /** Another port, which has not asked yet. */
  async function scrapeAnew(databaseUrl = app.env.DATABASE_URL) {
    const env = { ...app.env, DATABASE_URL: databaseUrl }
    const other = startMetrics({ env, build: app.build, pool: app.usage, openSql }, 0)
    const found = await scrape(`http://127.0.0.1:${other.port}`)
    await other.stop()
    return found
  }

  test('letters are measured by state, undeliverable ones apart', async () => {
    await app.db.execute(sql`insert into letters (kind, recipient_key, state) values ('test', 'x', 'parked')`)
    const parked = (await readStored(openSql, app.ownerUrl)).letters.find(({ state }) => state === 'parked')
    const found = await scrapeAnew()
    expect(found.value('goodword_letters_parked')).toBe(parked?.count)
    expect(found.value('goodword_letters', { state: 'parked' })).toBe(parked?.count)
    expect(found.value('goodword_letter_age_seconds', { state: 'parked' })).toBeGreaterThan(0)
  })

  test('a queue reports due jobs and their delay, without scheduled ones', async () => {
    const queue = await startQueue(app.env.DATABASE_URL, app.deps.log)
    await queue.createQueue('idle')
    const nothing = (await scrapeAnew()).value('goodword_queue_age_seconds', { queue: 'idle' })
    for (const seconds of [0, 0, 3600]) await queue.send('idle', {}, { startAfter: seconds })
    await app.db.execute(sql`
      update pgboss.job set start_after = now() - interval '1 minute' where name = 'idle' and start_after <= now()`)
    // The queue counts these by itself, every five seconds: not in this hour.
    await app.db.execute(sql`
      update pgboss.queue set active_count = 3, monitor_claim_on = now() + interval '1 hour' where name = 'idle'`)
    const found = await scrapeAnew()
    await queue.stop({ graceful: false })
    expect(nothing).toBe(0)
    expect(found.value('goodword_queue_depth', { queue: 'idle' })).toBe(2)
    expect(found.value('goodword_queue_active', { queue: 'idle' })).toBe(3)
    expect(found.value('goodword_queue_age_seconds', { queue: 'idle' })).toBeGreaterThanOrEqual(60)
  })

  test('a sweep counts runs and removed rows, and the database has its last success', async () => {
    await app.db.execute(sql`
      insert into rate_limits (key, window_start, count) values ('test', now() - interval '2 months', 1)`)
    const queue = await startQueue(app.env.DATABASE_URL, app.deps.log)
    await queue.createQueue('sweep-limits', { policy: 'exclusive', retryLimit: 0 })
    await queue.send('sweep-limits')
    const removed = await value('goodword_sweep_removed_total', { sweep: 'limits' })
    await startSweeps(app.deps, queue)
    const runs = 'goodword_sweep_runs_total'
    await until(async () => (await value(runs, { sweep: 'limits', result: 'done' })) === 1)
    expect(await value('goodword_sweep_removed_total', { sweep: 'limits' })).toBe(removed + 1)
    const last = 'goodword_sweep_last_success_timestamp_seconds'
    const at = await until(async () => (await scrapeAnew()).value(last, { sweep: 'limits' }))
    await queue.stop({ graceful: false })
    expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(60)
  })

  test('a failed sweep is counted as failed', async () => {
    const fail = () => countSweep('limits', () => Promise.reject(new Error('away'))).catch(() => {})
    expect(await growth('goodword_sweep_runs_total', { sweep: 'limits', result: 'failed' }, fail)).toBe(1)
  })

  test('ledger checks are counted by result from zero on, so a first fault is an increase', async () => {
    const { value: first } = await scrape(url)
    for (const result of ['sound', 'faulty', 'failed'])
      expect(first('goodword_ledger_checks_total', { result })).toBeNumber()
    const check = () => runLedgerCheck(app.deps)
    expect(await growth('goodword_ledger_checks_total', { result: 'sound' }, check)).toBe(1)
  })

  test('a release reports its share of visitors, and a remote its rollbacks from zero on, automatic ones apart', async () => {
    const release = { remote: 'mfe-x', commit: 'c', releasedBy: 'r', bytes: 1, manifest: {} }
    const withdrawnAt = sql`now()`
    const takenBack = { visitors: 9, failures: 3, others: { visitors: 9, failures: 0 }, atSameTime: true }
    await app.db.insert(releases).values([
      { ...release, version: '3', withdrawnAt },
      { ...release, version: '4', withdrawnAt, takenBack },
      { ...release, remote: 'mfe-y', version: '1' },
    ])
    await app.db.insert(releasePointers).values({ remote: 'mfe-x', version: '2', previous: '1', percent: 10 })
    const found = await scrapeAnew()
    expect(found.value('goodword_release_percent', { remote: 'mfe-x', version: '2' })).toBe(10)
    expect(found.value('goodword_release_percent', { remote: 'mfe-x', version: '1' })).toBe(90)
    for (const [remote, rolledBack, byThemselves] of [['mfe-x', 2, 1] as const, ['mfe-y', 0, 0] as const]) {
      expect(found.value('goodword_releases_withdrawn', { remote })).toBe(rolledBack)
      expect(found.value('goodword_releases_taken_back', { remote })).toBe(byThemselves)
    }
  })

  test('a database outage is reported, without stale figures', async () => {
    expect((await scrapeAnew()).value('goodword_stored_up')).toBe(1)
    const away = await scrapeAnew('postgres://127.0.0.1:1/none')
    expect(away.value('goodword_stored_up')).toBe(0)
    for (const name of ['goodword_letters_parked', 'goodword_letters', 'goodword_queue_depth']) {
      expect(away.value(name)).toBeUndefined()
    }
    expect(away.value('goodword_db_statements_total')).toBeGreaterThan(0)
  })

  test('stored metrics are read while every pool connection is taken', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const held = Array.from({ length: 10 }, () => app.deps.db.transaction(() => released))
    const found = await scrapeAnew()
    release()
    await Promise.all(held)
    expect(found.value('goodword_stored_up')).toBe(1)
  })
})

describe('process metrics', () => {
  test('a blocked event loop is measured as lag', async () => {
    const late = { le: '0.25' }
    const all = 'goodword_event_loop_lag_seconds_count'
    const inTime = 'goodword_event_loop_lag_seconds_bucket'
    const before = await scrape(url)
    Bun.sleepSync(600)
    await until(async () => {
      const now = await scrape(url)
      const [looks, quick] = [all, inTime].map((name) => {
        const labels = name === all ? {} : late
        return (now.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0)
      })
      return (looks ?? 0) > (quick ?? 0)
    })
  })

  test('the process reports memory, CPU time and build', async () => {
    const found = await scrape(url)
    expect(found.value('process_resident_memory_bytes')).toBeGreaterThan(10e6)
    expect(found.value('goodword_heap_used_bytes')).toBeGreaterThan(1e6)
    expect(found.value('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(Math.abs((found.value('process_start_time_seconds') ?? 0) - Date.now() / 1000)).toBeLessThan(3600)
    const { version, commit, schema } = app.build
    expect(found.value('goodword_build_info', { version, commit, schema: String(schema) })).toBe(1)
  })
})

describe('metrics port', () => {
  test('the public port has no /metrics', async () => {
    expect((await app.guest().get('/metrics')).status).toBe(404)
  })

  test('the metrics port has no product routes', async () => {
    for (const path of ['/', '/api/jobs', '/healthz']) expect((await fetch(url + path)).status).toBe(404)
  })

  test('both ports answer /version', async () => {
    const journal = await import('../../../db/migrations/meta/_journal.json')
    const { body, headers } = await app.guest().get('/version')
    expect(body).toEqual({ version: expect.any(String), commit: app.build.commit, schema: journal.entries.length - 1 })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await (await fetch(`${url}/version`)).json()).toEqual(body)
  })
})
