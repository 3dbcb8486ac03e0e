import { afterAll, expect, test } from 'bun:test'
import { createLogger } from '../log.ts'
import { registry } from '../metrics/registry.ts'
import { tee } from '../tee.ts'
import { createErrorHook } from './error-hook.ts'

const BUILD = { version: '1.2.3', commit: 'abc1234', schema: 7 }
const MINUTE = 60_000

const received: unknown[] = []
let status = 200
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    received.push({ method: request.method, type: request.headers.get('content-type'), body: await request.json() })
    return new Response('', { status })
  },
})
afterAll(() => receiver.stop(true))

/** A log that a hook listens to, by a clock of the test's own. */
function startHook() {
  const told: Record<string, unknown>[] = []
  const clock = { now: 0 }
  const tell = async (report: string) => told.push(JSON.parse(report))
  const { tap } = createErrorHook(undefined, BUILD, { tell, now: () => clock.now })
  return { told, clock, log: createLogger({ LOG_LEVEL: 'info' }, tee({ write() {} }, [tap])) }
}
const fail = (message: string) => new TypeError(message)
const total = async (name: string, labels: object = {}) => {
  const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {}
  return values.find((each) => Bun.deepEquals(each.labels, labels))?.value ?? 0
}

test('an error is reported once with build and frames, without personal text', () => {
  const { told, log } = startHook()
  for (const who of ['kim@example.org', 'Kim Park']) {
    log.error({ err: fail(`${who} is not a function`), route: '/api/jobs/:id', requestId: 'abc' }, 'request failed')
  }
  expect(told).toEqual([
    {
      message: 'request failed',
      time: expect.any(String),
      replica: expect.any(String),
      requestId: 'abc',
      route: '/api/jobs/:id',
      err: { type: 'TypeError', frames: expect.any(Array) },
      version: '1.2.3',
      commit: 'abc1234',
    },
  ])
  expect(JSON.stringify(told)).not.toMatch(/kim/i)
})

test('an error is reported again after ten minutes, with its count', () => {
  const { told, clock, log } = startHook()
  const again = () => log.error({ err: fail('x') }, 'request failed')
  for (let time = 0; time < 4; time++) again()
  clock.now = 10 * MINUTE - 1
  again()
  expect(told).toHaveLength(1)
  clock.now = 10 * MINUTE
  again()
  expect(told.map(({ timesBefore }) => timesBefore)).toEqual([undefined, 4])
})

test('errors differ by message, class and place', () => {
  const { told, log } = startHook()
  log.error({ err: fail('x') }, 'request failed')
  log.error({ err: fail('x') }, 'sign-in failed')
  log.error({ err: new RangeError('x') }, 'request failed')
  log.error({ err: (() => fail('x'))() }, 'request failed')
  expect(told).toHaveLength(4)
})

test('warnings are not reported as errors', () => {
  const { told, log } = startHook()
  log.warn({ err: fail('x') }, 'request failed')
  expect(told).toEqual([])
})

test('at most five errors a second are reported', () => {
  const { told, clock, log } = startHook()
  for (let kind = 0; kind < 20; kind++) log.error({}, `fault ${kind}`)
  expect(told).toHaveLength(5)
  clock.now = 1000
  log.error({}, 'another')
  expect(told).toHaveLength(6)
})

test('errors are posted as JSON, and counted with those the receiver refused', async () => {
  const { tap, told } = createErrorHook(receiver.url.href, BUILD)
  const log = createLogger({ LOG_LEVEL: 'info' }, tee({ write() {} }, [tap]))
  const [errors, before] = [
    await total('goodword_errors_total'),
    await total('goodword_telemetry_lost_total', { signal: 'errors' }),
  ]
  log.error({}, 'one')
  await told()
  expect(received).toMatchObject([
    { method: 'POST', type: 'application/json', body: { message: 'one', version: '1.2.3' } },
  ])
  status = 500
  log.error({}, 'two')
  await told()
  expect(await total('goodword_telemetry_lost_total', { signal: 'errors' })).toBe(before + 1)
  expect(await total('goodword_errors_total')).toBe(errors + 2)
})
