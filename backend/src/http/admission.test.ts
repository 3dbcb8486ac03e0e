import { afterEach, expect, test } from 'bun:test'
import { Problem } from '@goodword/contract/problem'
import { Elysia } from 'elysia'
import { APP_URL, services } from '../../test/services.ts'
import { until } from '../../test/until.ts'
import { parseEnv } from '../parse-env.ts'
import { withoutPlace } from '../waiting/without-place.ts'
import { createLogger } from '../watching/log.ts'
import { admission } from './admission.ts'
import { gate } from './gate.ts'
import { listen } from './listen.ts'

const env = parseEnv({ APP_MODE: 'test', APP_URL, DATABASE_URL: 'postgres://nobody@127.0.0.1/none', ...services })

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

type Places = Parameters<typeof admission>[1]
/** Whom a request is counted as, here: what it says of itself. */
const findSource = (request: Request) => request.headers.get('source') ?? 'somebody'
const asked = (source: string, init: RequestInit = {}): RequestInit => ({ ...init, headers: { source } })

/** A server whose answers at /held wait until they are let go. */
function start(places: Places) {
  const logged: string[] = []
  const log = createLogger(env, { write: (line) => logged.push(line) })
  const held: (() => void)[] = []
  const hold = () => new Promise<string>((answer) => held.push(() => answer('answered')))
  const app = new Elysia()
    .use(gate({ env, log }))
    .get('/held', hold)
    .post('/held', hold)
    .post('/elsewhere', () => withoutPlace(hold))
    .get('/fails', () => Promise.reject(new Error('a fault')))
    .get('/healthz', () => 'ok')
    .get('/readyz', () => 'ok')
  listen(app, { port: 0, hostname: '127.0.0.1', admit: admission({ env, log, findSource }, places) })
  stops.push(() => app.stop(true))
  const url = `http://127.0.0.1:${app.server?.port}`
  return {
    logged,
    held,
    ask: (path: string, init?: RequestInit) => fetch(url + path, init),
    /** Asks for what is held, and waits until it is under way. */
    async begin(init?: RequestInit, path = '/held') {
      const before = held.length
      const reply = fetch(url + path, init)
      await until(() => held.length > before)
      return { reply }
    },
    letGo() {
      for (const answer of held.splice(0)) answer()
    },
  }
}
/** One at a time, and nobody waits. */
const ONE = { atOnce: 1, waiting: 0 }
const refusals = (logged: string[]) => logged.filter((line) => line.includes('too much load'))

test('what a server cannot take on is refused at once, with a sentence and when to come back', async () => {
  const { ask, begin, letGo } = start(ONE)
  const { reply } = await begin()
  const refused = await ask('/held')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  const problem = Problem.parse(await refused.json())
  expect(problem.detail).toBe('More people are asking than we can answer right now. Please try again in a moment.')
  expect(refused.headers.get('x-request-id')).toBe(problem.requestId)
  letGo()
  expect(await (await reply).text()).toBe('answered')
  const next = await begin()
  letGo()
  expect((await next.reply).status).toBe(200)
})

test('a page that is refused is a page to read', async () => {
  const { ask, begin, letGo } = start(ONE)
  const { reply } = await begin()
  const refused = await ask('/held', { headers: { accept: 'text/html,*/*' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(refused.headers.get('content-type')).toStartWith('text/html')
  const page = await refused.text()
  expect(page).toContain('Please try again in a moment.')
  expect(page).toContain(`Reference <code>${refused.headers.get('x-request-id')}</code>`)
  letGo()
  await reply
})

test('/healthz and /readyz are answered however much is under way', async () => {
  const { ask, begin, letGo } = start(ONE)
  const { reply } = await begin()
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/held?/healthz')).status).toBe(503)
  letGo()
  await reply
})

test('however many one source asks for at once, another is answered', async () => {
  const { ask, begin, held, letGo } = start({ atOnce: 4, perSource: 2, waiting: 20, waitingPerSource: 10 })
  const flood = Array.from({ length: 50 }, () => ask('/held', asked('flood')))
  await until(() => held.length === 2)
  const { reply } = await begin(asked('another'))
  for (let answered = false; !answered; await Bun.sleep(1)) {
    letGo()
    answered = await Promise.race([Promise.all(flood).then(() => true), Bun.sleep(0).then(() => false)])
  }
  expect((await reply).status).toBe(200)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(12)
  expect(statuses.filter((status) => status === 503)).toHaveLength(38)
})

test('a request that waits for what others do keeps nobody out', async () => {
  const { begin, held, letGo } = start(ONE)
  const first = await begin({ method: 'POST' }, '/elsewhere')
  const second = await begin({ method: 'POST' }, '/elsewhere')
  const inside = await begin()
  // It needs a place again, and there is none.
  held.shift()?.()
  expect((await first.reply).status).toBe(503)
  held.pop()?.()
  expect((await inside.reply).status).toBe(200)
  await new Promise(setImmediate)
  letGo()
  expect((await second.reply).status).toBe(200)
})

test('a request that failed is not counted any more', async () => {
  const { ask } = start(ONE)
  expect((await ask('/fails')).status).toBe(500)
  expect((await ask('/fails')).status).toBe(500)
})

/** A server without a network, which answers from memory. */
function fromMemory(places: Places, write: (line: string) => void = () => {}) {
  const admit = admission({ env, log: createLogger(env, { write }), findSource }, places)
  const handle = admit({ peerOf: () => undefined, costOf: () => 1 })(() => new Response('answered'))
  return async (init?: RequestInit) => (await handle(new Request(`${APP_URL}/api/jobs`, init))) as Response
}

test('what is answered from memory is counted, too: so many begin in one turn of the event loop', async () => {
  const ask = fromMemory({ atOnce: 2, waiting: 0 })
  const statuses = async () => (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)
  expect(await statuses()).toEqual([200, 200, 503])
  await new Promise(setImmediate)
  expect(await statuses()).toEqual([200, 200, 503])
})

test('the log says once a second how many were refused, and names them by the ids that they were told', async () => {
  const { ask, begin, letGo, logged } = start(ONE)
  const { reply } = await begin()
  const told: (string | null)[] = []
  for (let time = 0; time < 3; time++) told.push((await ask('/held')).headers.get('x-request-id'))
  await until(() => refusals(logged).length > 0)
  expect(refusals(logged)).toHaveLength(1)
  const line = JSON.parse(refusals(logged)[0] ?? '')
  expect(line).toMatchObject({ level: 40, msg: 'refused under too much load', requests: 3, requestIds: told })
  expect(new Set(told).size).toBe(3)
  letGo()
  await reply
})

test('however many are refused, a line names a hundred ids, and whoever is refused is told one of them', async () => {
  const logged: string[] = []
  const ask = fromMemory({ atOnce: 1, waiting: 0 }, (line) => logged.push(line))
  const replies = await Promise.all(Array.from({ length: 250 }, (_, at) => ask(asked(`source ${at}`))))
  const told = new Set(replies.filter(({ status }) => status === 503).map(({ headers }) => headers.get('x-request-id')))
  await until(() => logged.length > 0)
  expect(told.size).toBe(100)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ requests: 249, requestIds: [...told] })
})

test('a source that is refused more than fifty times in a second waits for its refusals, and nobody else does', async () => {
  const ask = fromMemory({ atOnce: 1, waiting: 0 })
  const settled: string[] = []
  const refuse = async (source: string) => {
    await ask(asked(source))
    settled.push(source)
  }
  // All in one turn of the event loop, of which the first takes the only place.
  const all = [...Array.from({ length: 151 }, () => refuse('flood')), refuse('another')]
  await Bun.sleep(0)
  expect(settled.filter((source) => source === 'flood')).toHaveLength(51)
  expect(settled).toContain('another')
  await Promise.all(all)
  expect(settled).toHaveLength(152)
})
