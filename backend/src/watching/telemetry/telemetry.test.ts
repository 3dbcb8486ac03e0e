import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { attributesOf, startCollector } from '../../../test/collector.ts'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { createTestApp, testApp } from '../../../test/harness.ts'
import { until } from '../../../test/until.ts'
import { registry } from '../metrics/registry.ts'
import { traceIdsOf } from '../trace-ids.ts'

const collector = startCollector()

const app = testApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' })
afterEach(() => collector.become('taking'))
afterAll(() => collector.stop())

const spansOf = (requestId: string) =>
  collector.spans().filter((span) => attributesOf(span)['goodword.request.id'] === requestId)
const logsOf = (requestId: string) =>
  collector.logs().filter((record) => attributesOf(record)['goodword.request.id'] === requestId)
const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id') ?? ''
async function lost(signal: string): Promise<number> {
  const { values = [] } = (await registry.getSingleMetric('goodword_telemetry_lost_total')?.get()) ?? {}
  return values.find(({ labels }) => labels.signal === signal)?.value ?? 0
}

describe('an OpenTelemetry collector', () => {
  test("the collector gets a request's id, route, status and statements in one trace named by the id", async () => {
    const { browser } = await app.signIn('referrer')
    const requestId = idOf(await browser.get('/api/jobs?limit=1&q=kim'))
    const [server, ...statements] = await until(() => {
      const found = spansOf(requestId)
      return found.length > 1 && found.toSorted((one, other) => one.kind - other.kind)
    })
    const { traceId, spanId } = traceIdsOf(requestId)
    expect(server).toMatchObject({ name: 'GET /api/jobs', kind: 2, traceId, spanId })
    expect(server?.parentSpanId ?? '').toBe('')
    const told = attributesOf(server ?? { attributes: [] })
    expect(told).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/jobs',
      'http.response.status_code': 200,
      'goodword.db.statements': statements.length,
    })
    expect(told['error.type']).toBeUndefined()
    const [took] = [server].map((span) => Number(span?.endTimeUnixNano) - Number(span?.startTimeUnixNano))
    expect(took).toBeGreaterThan(0)
    for (const statement of statements) {
      expect(statement).toMatchObject({ kind: 3, traceId, parentSpanId: spanId })
      expect(attributesOf(statement)).toMatchObject({ 'db.system.name': 'postgresql' })
      expect(String(attributesOf(statement)['db.query.text'])).toMatch(
        /^(select|insert|update|with|explain|begin|commit)/i,
      )
    }
    expect(Object.fromEntries(Object.entries(collector.resources()[0] ?? {}))).toMatchObject({
      'service.name': 'goodword',
      'service.version': app.build.version,
      'vcs.ref.head.revision': app.build.commit,
    })
  })

  test("the collector gets the request's log lines in the same trace", async () => {
    const requestId = idOf(await app.guest().post('/api/jobs', {}))
    const [record] = await until(() => logsOf(requestId).length > 0 && logsOf(requestId))
    expect(record).toMatchObject({
      body: { stringValue: 'request refused' },
      severityNumber: 9,
      severityText: 'info',
      traceId: traceIdsOf(requestId).traceId,
    })
    expect(attributesOf(record ?? { attributes: [] })).toMatchObject({
      'goodword.route': '/api/jobs',
      'goodword.status': 401,
      'goodword.reason': 'Unauthenticated',
    })
    const [server] = await until(() => spansOf(requestId).length > 0 && spansOf(requestId))
    expect(attributesOf(server ?? { attributes: [] })['error.type']).toBe('Unauthenticated')
  })

  test('the collector gets no personal data: no address, name, text, token, cookie or path', async () => {
    const named = { firstName: 'Quirina', lastName: 'Zebedäus', email: 'quirina@zebedaeus.example' }
    const manager = await app.signIn('hiring_manager', { firstName: 'Manfreda', email: 'manfreda@zebedaeus.example' })
    const referrer = await app.signIn('referrer', named)
    const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
    const { token } = await makeReferral(app.db, { job, referrerId: referrer.id })
    const candidate = { candidateEmail: 'oluwaseun@zebedaeus.example', candidateName: 'Oluwaseun Adeyemi' }
    const input = { jobId: job.id, referrerId: referrer.id, ...candidate }
    const replies = [
      await referrer.browser.post('/api/referrals', { ...input, message: 'She sings in my choir' }),
      await referrer.browser.post('/api/referrals', { ...input, candidateEmail: 'not an address of Oluwaseun' }),
      await referrer.browser.get('/api/jobs?q=Oluwaseun'),
      await referrer.browser.get('/api/auth/user'),
      await app.guest().get(`/api/referrals/token/${token}`),
      await app.guest().post(`/api/referrals/token/${token}/interest`),
      await app.guest().get('/oluwaseun@zebedaeus.example'),
    ]
    for (const reply of replies) await until(() => spansOf(idOf(reply)).length > 0 && logsOf(idOf(reply)).length > 0)
    const all = collector.bodies.map(({ text }) => text).join('\n')
    expect(all).toContain('/api/referrals/token/:token')
    const cookies = [...referrer.browser.cookies.values()]
    const words = ['zebedaeus', 'Zebedäus', 'Quirina', 'Manfreda', 'luwaseun', 'Adeyemi', 'choir', token, ...cookies]
    for (const word of words) expect(all).not.toContain(word)
  })

  test("a hanging collector delays neither a request nor the server's end", async () => {
    const other = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    collector.become('hanging')
    const { browser } = await other.signIn('referrer')
    const before = collector.bodies.length
    expect((await browser.get('/api/jobs')).status).toBe(200)
    await until(() => collector.bodies.length > before)
    expect((await browser.get('/api/jobs')).status).toBe(200)
    const began = performance.now()
    await other.stop()
    expect(performance.now() - began).toBeLessThan(15_000)
  })

  test('a refusing collector is counted', async () => {
    collector.become('refusing')
    const [traces, logs] = [await lost('traces'), await lost('logs')]
    await app.guest().get('/api/auth/user')
    await until(async () => (await lost('traces')) > traces && (await lost('logs')) > logs)
  })

  test('the collector is sent protobuf unless JSON is configured, each signal to its own endpoint', async () => {
    const own = startCollector()
    const other = await createTestApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${own.url}/lines`,
    })
    const isOne = ({ path, type }: { path: string; type: string | null }) =>
      path === '/v1/traces' && type === 'application/x-protobuf'
    const before = collector.bodies.filter(isOne).length
    await other.guest().get('/healthz')
    await until(() => collector.bodies.filter(isOne).length > before)
    await other.guest().post('/api/jobs', {})
    await until(() => own.bodies.some(({ path }) => path === '/lines'))
    await other.stop()
    await own.stop()
  })
})

describe('telemetry off', () => {
  const untold = async (overrides: Parameters<typeof createTestApp>[0]) => {
    const quiet = await createTestApp(overrides)
    const requestId = idOf(await quiet.guest().post('/api/jobs', {}))
    const { tracing } = quiet.deps
    await quiet.stop()
    // What would have been sent has left by the end of the server.
    expect(spansOf(requestId)).toEqual([])
    expect(logsOf(requestId)).toEqual([])
    return tracing
  }

  test('without an endpoint nothing is recorded or sent', async () => {
    expect(await untold({})).toBeUndefined()
  })

  test('with the SDK disabled nothing is sent', async () => {
    const json = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }
    expect(await untold({ ...json, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  })
})
