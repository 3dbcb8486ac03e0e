import { afterAll, beforeEach, expect, test } from 'bun:test'
import { attributesOf, startCollector } from '../../../test/collector.ts'
import { parseEnv } from '../../parse-env.ts'
import { registry } from '../metrics/registry.ts'
import { RequestContext } from '../request-context.ts'
import { Trace } from '../trace.ts'
import { exportTraces } from './export-traces.ts'
import { resourceOf } from './resource-of.ts'

const collector = startCollector()
afterAll(() => collector.stop())
beforeEach(() => collector.bodies.splice(0))

const BUILD = { version: '1.2.3', commit: 'abc1234', schema: 7 }
const REST = {
  APP_URL: 'https://goodword.example',
  DATABASE_URL: 'postgres://app:strong@db/goodword',
  SESSION_SECRET: 'x'.repeat(32),
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'goodword',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Goodword <hello@goodword.example>',
}

/** Within one second. */
async function exporting(variables: Record<string, string> = {}) {
  const env = parseEnv({ ...REST, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...variables })
  return exportTraces(env, `${collector.url}/v1/traces`, resourceOf(env, BUILD), () => 0)
}
const leftOut = async () => {
  const { values = [] } = (await registry.getSingleMetric('goodword_telemetry_left_out_total')?.get()) ?? {}
  return values.find(({ labels }) => labels.signal === 'traces')?.value ?? 0
}
let id = 0
async function request(statements = 0) {
  id += 1
  const context = new RequestContext(id.toString(16).padStart(16, '0'), new Trace())
  for (let count = 0; count < statements; count++) await context.trace?.follow('select 1', Promise.resolve())
  return context
}
const OK = { method: 'GET', route: '/api/jobs', status: 200 }

test('a busy server samples requests, exports every failure, and counts the rest', async () => {
  const { tracing, stop } = await exporting()
  const before = await leftOut()
  const first = await request(199)
  tracing.ended(first, OK)
  // At most fifty statements of one request are told of.
  for (let count = 0; count < 249; count++) tracing.ended(await request(), OK)
  const over = await request()
  tracing.ended(over, OK)
  const failed = await request()
  tracing.ended(failed, { ...OK, status: 500 })
  await stop()
  expect([first, over, failed].map(({ trace }) => trace?.isLeftOut)).toEqual([false, true, false])
  expect((await leftOut()) - before).toBe(1)
  const spans = collector.spans()
  expect(spans).toHaveLength(301)
  expect(spans.filter(({ status }) => status?.code === 2)).toHaveLength(1)
})

test("an unrouted request's span is named by its method", async () => {
  const { tracing, stop } = await exporting()
  tracing.ended(await request(), { ...OK, route: undefined, status: 404 })
  await stop()
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET'])
})

test.each([
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1' }, 1],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, 1],
])('the OpenTelemetry sampler setting decides which traces are exported: %p', async (variables, count) => {
  const { tracing, stop } = await exporting(variables)
  tracing.ended(await request(), OK)
  await stop()
  expect(collector.spans()).toHaveLength(count)
})

test('the service name is configurable', async () => {
  const { tracing, stop } = await exporting({ OTEL_SERVICE_NAME: 'goodword-eu' })
  tracing.ended(await request(), OK)
  await stop()
  expect(collector.resources()).toMatchObject([{ 'service.name': 'goodword-eu', 'service.version': '1.2.3' }])
  expect(attributesOf(collector.spans()[0] ?? { attributes: [] })).toMatchObject({ 'goodword.db.statements': 0 })
})
