import { afterEach, expect, test } from 'bun:test'
import { Problem } from '@goodword/contract/problem'
import { Elysia } from 'elysia'
import { APP_URL, services } from '../../test/services.ts'
import { until } from '../../test/until.ts'
import { parseEnv } from '../parse-env.ts'
import { createLogger } from '../watching/log.ts'
import { admission, type Limits } from './admission.ts'
import { listen } from './listen.ts'

const env = parseEnv({ APP_MODE: 'test', APP_URL, DATABASE_URL: 'postgres://nobody@127.0.0.1/none', ...services })

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A server whose answers at /held wait until they are let go. */
function start(limits: Partial<Limits>) {
  const logged: string[] = []
  const log = createLogger(env, { write: (line) => logged.push(line) })
  const held: (() => void)[] = []
  const hold = () => new Promise<string>((answer) => held.push(() => answer('answered')))
  const app = new Elysia()
    .get('/held', hold)
    .post('/held', hold)
    .get('/fails', () => Promise.reject(new Error('a fault')))
    .get('/healthz', () => 'ok')
    .get('/readyz', () => 'ok')
  const admit = admission({ env, log }, { reads: 2, turn: 60_000, least: 100, ...limits })
  listen(app, { port: 0, hostname: '127.0.0.1', admit })
  stops.push(() => app.stop(true))
  const url = `http://127.0.0.1:${app.server?.port}`
  return {
    logged,
    held,
    ask: (path: string, init?: RequestInit) => fetch(url + path, init),
    /** Asks for what is held, and waits until it is under way. */
    async begin(init?: RequestInit) {
      const before = held.length
      const reply = fetch(`${url}/held`, init)
      await until(() => held.length > before)
      return reply
    },
    letGo() {
      for (const answer of held.splice(0)) answer()
    },
  }
}

test('reads beyond what a server takes on are refused at once, with a sentence and when to come back', async () => {
  const { ask, begin, held, letGo } = start({})
  const begun = [begin(), begin()]
  await until(() => held.length === 2)
  const refused = await ask('/held')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  const problem = Problem.parse(await refused.json())
  expect(problem.detail).toBe('More people are asking than we can answer right now. Please try again in a moment.')
  expect(refused.headers.get('x-request-id')).toBe(problem.requestId)
  letGo()
  for (const reply of await Promise.all(begun)) expect(await reply.text()).toBe('answered')
  expect((await ask('/healthz')).status).toBe(200)
  const next = begin()
  await until(() => held.length === 1)
  letGo()
  expect((await next).status).toBe(200)
})

test('whoever opens a page then gets one to read', async () => {
  const { ask, begin, letGo, held } = start({ reads: 1 })
  const begun = begin()
  await until(() => held.length === 1)
  const refused = await ask('/held', { headers: { accept: 'text/html,*/*' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(refused.headers.get('content-type')).toStartWith('text/html')
  const page = await refused.text()
  expect(page).toContain('Please try again in a moment.')
  expect(page).toContain(`Reference <code>${refused.headers.get('x-request-id')}</code>`)
  letGo()
  await begun
})

test('/healthz and /readyz are answered however much is under way', async () => {
  const { ask } = start({ least: 0, turn: -1 })
  // Nothing may be begun in a turn, so that all else is refused.
  expect((await ask('/held')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/held?/healthz')).status).toBe(503)
})

test('who sends a body slowly keeps nobody else out', async () => {
  const { begin, letGo, held } = start({ reads: 1 })
  const writes = [begin({ method: 'POST' }), begin({ method: 'POST' }), begin({ method: 'POST' })]
  await until(() => held.length === 3)
  const read = begin()
  await until(() => held.length === 4)
  letGo()
  for (const reply of await Promise.all([...writes, read])) expect(reply.status).toBe(200)
})

test('a read that failed is not counted any more', async () => {
  const { ask } = start({ reads: 1 })
  expect((await ask('/fails')).status).toBe(500)
  expect((await ask('/fails')).status).toBe(500)
})

test('a turn of the event loop begins no more than it has time for, and the next one goes on', async () => {
  const { logged } = start({})
  const admit = admission(
    { env, log: createLogger(env, { write: (line) => logged.push(line) }) },
    { reads: 100, turn: -1, least: 2 },
  )
  const handle = admit(() => new Response('answered'))
  const ask = async () => (await handle(new Request(`${APP_URL}/api/jobs`))) as Response
  const statuses = async () => (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)
  expect(await statuses()).toEqual([200, 200, 503])
  expect((await ask()).status).toBe(503)
  await new Promise(setImmediate)
  expect(await statuses()).toEqual([200, 200, 503])
})

test('the log says once a second how many were refused, and names them by the ids that they were told', async () => {
  const { ask, logged } = start({ least: 0, turn: -1 })
  const told: (string | null)[] = []
  for (let time = 0; time < 3; time++) told.push((await ask('/held')).headers.get('x-request-id'))
  await until(() => logged.length > 0)
  expect(logged).toHaveLength(1)
  const line = JSON.parse(logged[0] ?? '')
  expect(line).toMatchObject({ level: 40, msg: 'refused under too much load', requests: 3, requestIds: told })
  expect(new Set(told).size).toBe(3)
})

test('however many are refused, a line names a hundred ids, and whoever is refused is told one of them', async () => {
  const logged: string[] = []
  const log = createLogger(env, { write: (line) => logged.push(line) })
  const handle = admission({ env, log }, { reads: 0, turn: 60_000, least: 100 })(() => new Response('answered'))
  const told = new Set<string | null>()
  for (let time = 0; time < 250; time++) {
    const refused = (await handle(new Request(`${APP_URL}/api/jobs`))) as Response
    told.add(refused.headers.get('x-request-id'))
  }
  await until(() => logged.length > 0)
  expect(told.size).toBe(100)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ requests: 250, requestIds: [...told] })
})
