import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { freePort } from '../standins/ports.ts'
import { makeCompany, makeJob, makeUser } from '../test/factories.ts'
import { type FaultStack, startFaultStack } from '../test/stack.ts'
import { until } from '../test/until.ts'

setDefaultTimeout(60_000)

let stack: FaultStack
beforeAll(async () => {
  stack = await startFaultStack()
})
afterAll(() => stack.stop())

const get = async (at: string, path: string) => {
  const reply = await fetch(at + path)
  return { status: reply.status, text: await reply.text() }
}
/** Servers that wait for jobs: each listens on a connection of its own. */
const listening = async () => {
  const { rows } = await stack.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and query ~* '^listen |pg_listening_channels'`)
  return rows[0]?.count
}
/** Invites somebody, by the server at this address. @returns their address */
async function invite(at: string): Promise<string> {
  const [manager, referrer] = [
    await makeUser(stack.db, { role: 'hiring_manager' }),
    await makeUser(stack.db, { role: 'referrer' }),
  ]
  const job = await makeJob(stack.db, await makeCompany(stack.db, { ownerId: manager.id }))
  const candidateEmail = `${crypto.randomUUID()}@example.org`
  const browser = await stack.signInAs(referrer.id, at)
  const input = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Cara Diaz', message: null }
  expect((await browser.post('/api/referrals', input)).status).toBeLessThan(300)
  return candidateEmail
}
const arrived = (address: string) => until(() => stack.smtp.received.some(({ to }) => to === address), 30_000)

describe("a server's role", () => {
  test('a web server queues jobs until a worker runs them', async () => {
    const web = await stack.startReplica({ ROLE: 'web' })
    const invited = await invite(web)
    expect(await listening()).toBe(0)
    const metricsPort = await freePort()
    const worker = await stack.startReplica({ ROLE: 'worker', METRICS_PORT: String(metricsPort) })
    expect(await listening()).toBe(1)
    await arrived(invited)
    for (const path of ['/healthz', '/readyz', '/version'])
      expect([path, (await get(worker, path)).status]).toEqual([path, 200])
    for (const path of ['/', '/api/jobs', '/openapi.json', '/jobs'])
      expect([path, (await get(worker, path)).status]).toEqual([path, 404])
    expect((await get(`http://127.0.0.1:${metricsPort}`, '/metrics')).text).toContain('goodword_queue_depth')
    expect((await get(web, '/openapi.json')).status).toBe(200)
  })

  test('a server with both roles answers requests and works', async () => {
    const before = await listening()
    const both = await stack.startReplica({ ROLE: 'all' })
    expect(await listening()).toBe((before ?? 0) + 1)
    await arrived(await invite(both))
  })
})
