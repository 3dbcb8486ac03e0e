import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCompany, makeJob } from '../../../backend/test/factories.ts'
import { type FaultStack, startFaultStack } from '../../../backend/test/stack.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { startHaproxy } from './start-haproxy.ts'
import { startLoad } from './steady-load.ts'

setDefaultTimeout(600_000)

/** Requests a second. */
const RATE = 200
const DRAIN_SECONDS = '5'
/** Milliseconds in which HAProxy finds a server that is back: a check, and a little. */
const FOUND = 3000

/** How often each server is restarted. */
const ROUNDS = Number(process.env.ROLL_ROUNDS || 3)

let stack: FaultStack
beforeAll(async () => {
  stack = await startFaultStack()
})
afterAll(() => stack.stop())

/** `bun run drill:roll`: writes operations/drills/rolling/rolling.md. */
test('two servers restarted one after the other lose no request', async () => {
  const servers = [await stack.startReplica({ DRAIN_SECONDS }), await stack.startReplica({ DRAIN_SECONDS })] as const
  const manager = await stack.signIn('hiring_manager')
  const company = await makeCompany(stack.db, { ownerId: manager.id })
  const [job] = await Promise.all(Array.from({ length: 50 }, () => makeJob(stack.db, company)))
  const haproxy = await startHaproxy(servers)
  const cookie = [...manager.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const status = (path: string, init: RequestInit = {}) =>
    fetch(haproxy.url + path, { ...init, headers: { cookie, ...init.headers } }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  let isActive = true
  const closeOrOpen = () => {
    isActive = !isActive
    return status(`/api/jobs/${job?.id}`, { method: 'PATCH', headers, body: JSON.stringify({ isActive }) })
  }
  const load = startLoad(RATE, [
    () => status('/api/jobs?limit=20'),
    () => status('/api/auth/user'),
    () => status('/api/jobs/my-jobs?limit=20'),
    () => status('/api/jobs/my-jobs/counts'),
    closeOrOpen,
  ])
  const restarts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const url of servers) {
      const began = performance.now()
      await stack.restartReplica(url)
      restarts.push(performance.now() - began)
      await Bun.sleep(FOUND)
    }
  }
  const { sent, seconds, statuses, slowest } = await load.stop()
  await haproxy.stop()
  const lost = sent - (statuses.get(200) ?? 0)
  const rows = [
    ['restarts, one server after the other', String(restarts.length)],
    ['seconds a restart took, the drain included, at most', (Math.max(...restarts) / 1000).toFixed(1)],
    ['requests', String(sent)],
    ['requests a second', (sent / seconds).toFixed(0)],
    ['lost: any other end than 200', String(lost)],
    ['slowest answer, milliseconds', slowest.toFixed(0)],
  ]
  for (const [what, figure] of rows) say(`${what}: ${figure}`)
  for (const [code, count] of statuses) say(`  ${code === 0 ? 'no answer' : code}: ${count}`)
  await writeFile(join(ROOT, 'operations/drills/rolling/rolling.md'), page(haproxy.version, rows))
  expect(lost).toBe(0)
})

function page(version: string, rows: string[][]): string {
  return `# Servers restarted in turn

Written by \`bun run drill:roll\`, never by hand: two servers behind HAProxy ${version} with [the configuration that operators are
given](../../haproxy.cfg), told to end (\`SIGTERM\`, \`DRAIN_SECONDS=${DRAIN_SECONDS}\`) and started again one after the other, under a steady load of reads
and writes by a signed-in manager. All on one machine.

${markdownTable([['', 'measured'], ...rows])}
`
}
