import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { freshDatabase } from '../../../test/database.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'

/** The database away from under a running server: `database-killed` and `database-frozen` in lab/pages/faults.md. */
/** Milliseconds after which every request has an answer, with the pool as the server opens it. */
const PATIENCE = 3000
let app: TestApp
let person: Person
let line: Awaited<ReturnType<typeof cuttableProxy>>
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  const url = new URL(database.url)
  line = await cuttableProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(line.port)
  app = await createTestApp({ DATABASE_URL: url.href })
  person = await app.signIn('referrer')
})
afterAll(async () => {
  // A connection that froze while it signed in would keep the server from dropping a database, until it gives up on it.
  line.cut()
  line.mend()
  await app.stop()
  line.stop()
  await drop()
})

const timed = async (path: string) => {
  const began = performance.now()
  const reply = await person.browser.get(path)
  return { ...reply, took: performance.now() - began }
}

describe.each(['cut', 'frozen'] as const)('when the line to the database is %s', (fault) => {
  test('every request ends within three seconds in a 503 that says to come back', async () => {
    expect((await timed('/api/jobs')).status).toBe(200)
    if (fault === 'cut') line.cut()
    else line.freeze()
    const replies = await Promise.all(Array.from({ length: 30 }, () => timed('/api/jobs')))
    for (const { status, headers, body, took } of replies) {
      expect([status, headers.get('retry-after'), body.title]).toEqual([503, '1', 'Not available'])
      expect(took).toBeLessThan(PATIENCE)
    }
  })

  test('the process is alive and not ready', async () => {
    expect((await timed('/healthz')).status).toBe(200)
    expect((await timed('/readyz')).status).toBe(503)
  })

  test('the log names the database as what failed', () => {
    const failed = app.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request failed')
    expect(failed.map(({ route }) => route)).toEqual(expect.arrayContaining(['/api/jobs', '/readyz']))
    for (const { level, service, err } of failed) {
      expect([level, service, err.service]).toEqual([40, 'database', 'database'])
    }
  })

  test('nobody is taken for a guest: the session is asked about again later', async () => {
    app.aSecondLater(person.browser)
    expect((await timed('/api/auth/user')).status).toBe(503)
  })

  test('service returns within a second of the database', async () => {
    line.mend()
    const end = performance.now() + 1000
    let status = 0
    while (status !== 200 && performance.now() < end) status = (await timed('/api/jobs')).status
    expect(status).toBe(200)
  })
})
