import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { createTestApp } from '../test/harness.ts'
import { type FaultStack, startFaultStack } from '../test/stack.ts'
import { until } from '../test/until.ts'

setDefaultTimeout(60_000)

describe('stopping a server', () => {
  let stack: FaultStack
  beforeAll(async () => {
    stack = await startFaultStack()
  })
  afterAll(() => stack.stop())

  const state = async () => (await (await fetch(`${stack.url}/readyz`)).json()) as { state: string }

  test('a stopping server reports not ready, answers for its drain time, finishes requests and exits', async () => {
    const server = await stack.startServer({ DRAIN_SECONDS: '2' })
    const { browser } = await stack.signIn('referrer')
    expect(await state()).toEqual({ state: 'ready' })
    server.kill('SIGTERM')
    await until(async () => (await state()).state === 'stopping')
    expect((await fetch(`${stack.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200)
    expect((await browser.get('/api/jobs')).status).toBe(200)
    // Under way when it stops listening: its end is sent when nothing new is taken any more.
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const report = fetch(`${stack.url}/api/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' },
      body: readable,
    })
    await writer.write(new TextEncoder().encode('{"csp-report":'))
    await until(() =>
      fetch(`${stack.url}/healthz`).then(
        () => false,
        () => true,
      ),
    )
    await writer.write(new TextEncoder().encode('{}}'))
    await writer.close()
    expect((await report).status).toBeLessThan(500)
    expect(await server.exited).toBe(0)
  })

  test('a server stopped at a terminal exits at once', async () => {
    const server = await stack.startServer({ DRAIN_SECONDS: '300' })
    server.kill('SIGINT')
    expect(await server.exited).toBe(0)
  })
})

test('a server with all connections busy reports busy, but ready', async () => {
  const app = await createTestApp()
  // One account gets fewer places than there are connections, and a new session counts as its network until it is known.
  const people = await Promise.all([1, 2, 3].map(() => app.signIn('referrer')))
  for (const { browser } of people) await browser.get('/api/auth/user')
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const holding = app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table jobs in access exclusive mode`)
    lock()
    await done
  })
  await locked
  const asked = people.flatMap(({ browser }, number) =>
    Array.from({ length: 10 }, (_, at) => browser.get(`/api/jobs?limit=5&q=word${number}x${at}`)),
  )
  await until(() => app.usage().waiting > 0)
  const ready = await app.guest().get('/readyz')
  expect([ready.status, ready.body]).toEqual([200, { state: 'ready' }])
  expect(app.usage().inUse).toBe(app.usage().max)
  resolve()
  await holding
  await Promise.all(asked)
  await app.stop()
})
