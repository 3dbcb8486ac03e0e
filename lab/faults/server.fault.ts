import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import net from 'node:net'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { letters } from '../../backend/src/db/schema/letters.ts'
import { referrals } from '../../backend/src/db/schema/referrals.ts'
import { Browser, type Reply } from '../../backend/test/browser.ts'
import { makeCompany, makeJob, makeReferral } from '../../backend/test/factories.ts'
import { recordFigures } from '../../backend/test/record-figures.ts'
import { seconds } from '../../backend/test/seconds.ts'
import { type FaultStack, startFaultStack } from '../../backend/test/stack.ts'
import { until } from '../../backend/test/until.ts'

setDefaultTimeout(90_000)

let stack: FaultStack
let job: Awaited<ReturnType<typeof makeJob>>
let referrer: Awaited<ReturnType<FaultStack['signIn']>>

beforeAll(async () => {
  stack = await startFaultStack()
  await stack.startServer()
  const manager = await stack.signIn('hiring_manager')
  job = await makeJob(stack.db, await makeCompany(stack.db, { ownerId: manager.id }))
  referrer = await stack.signIn('referrer')
})
afterAll(() => stack.stop())

const invitation = () => ({
  jobId: job.id,
  referrerId: referrer.id,
  candidateEmail: `${crypto.randomUUID()}@example.org`,
  candidateName: 'Kim Park',
})
const rowsFor = (email: string) => stack.db.select().from(referrals).where(eq(referrals.candidateEmail, email))
const lettersTo = (email: string) => stack.smtp.received.filter(({ to }) => to === email)

/** A proxy that kills the server at the first byte of its answer, and passes none of it on. */
async function killingProxy() {
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(new URL(stack.url).port), '127.0.0.1')
    near.pipe(far)
    near.on('error', () => {})
    far.on('error', () => {})
    far.once('data', async () => {
      await stack.killServer()
      near.destroy()
    })
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const { port } = proxy.address() as net.AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => proxy.close() }
}

test('the server killed after the commit and before the reply', async () => {
  const proxy = await killingProxy()
  const body = invitation()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const browser = new Browser(proxy.url)
  for (const [name, value] of referrer.browser.cookies) browser.cookies.set(name, value)
  await expect(browser.post('/api/referrals', body, key)).rejects.toThrow()
  proxy.stop()
  expect(await rowsFor(body.candidateEmail)).toHaveLength(1)

  const began = performance.now()
  await stack.startServer()
  const again = await referrer.browser.post('/api/referrals', body, key)
  const recovered = performance.now() - began
  const rows = await rowsFor(body.candidateEmail)
  await until(() => lettersTo(body.candidateEmail).length > 0, 30_000)
  await until(async () => (await stack.db.$count(letters, sql`state in ('queued', 'waiting')`)) === 0, 30_000)
  recordFigures('killed-before-reply', {
    'seconds to start again and answer': seconds(recovered),
    'rows for two calls': rows.length,
    'mails for two calls': lettersTo(body.candidateEmail).length,
  })
  expect([again.status, rows.map(({ id }) => id)]).toEqual([201, [again.body.id]])
  expect(lettersTo(body.candidateEmail)).toHaveLength(1)
})

test('the server killed between the commit and the sending', async () => {
  // More than are under way at once: some are killed in the middle, and some before they began.
  const people = Array.from({ length: 12 }, invitation)
  const expected = new Set(people.map(({ candidateEmail }) => candidateEmail))
  stack.smtp.fault = ({ to, tries }) => (expected.has(to) && tries === 1 ? 'hang' : undefined)
  const replies = await Promise.all(people.map((body) => referrer.browser.post('/api/referrals', body)))
  expect(replies.map(({ status }) => status)).toEqual(Array(people.length).fill(201))
  await until(() => stack.smtp.tries.some((address) => expected.has(address)))
  await stack.killServer()
  stack.smtp.fault = () => undefined
  const arrived = () => new Set(stack.smtp.received.map(({ to }) => to).filter((address) => expected.has(address))).size
  const early = arrived()
  const began = performance.now()
  await stack.startServer()
  while (arrived() < expected.size && performance.now() - began < 40_000) await Bun.sleep(10)
  const took = performance.now() - began
  recordFigures('killed-before-sending', {
    'seconds until another worker sent all': seconds(took),
    'mails that were under way or waiting': expected.size - early,
    'mails lost': expected.size - arrived(),
  })
  expect([early, arrived()]).toEqual([0, expected.size])
  expect(took).toBeLessThan(30_000)
})

/** How far the server's clock is off, by the time it signs into the address of an upload. */
function minutesOff(uploadUrl: string): number {
  const [, ...parts] =
    /^(....)(..)(..T..)(..)(..Z)$/.exec(new URL(uploadUrl).searchParams.get('X-Amz-Date') ?? '') ?? []
  const [year, month, day, minute, second] = parts
  return Math.round((Date.parse(`${year}-${month}-${day}:${minute}:${second}`) - Date.now()) / 60_000)
}

test("the server's clock ten minutes off, either way, in other time zones", async () => {
  const off: number[] = []
  const wrong: string[] = []
  let asked = 0
  // In two places of which one has its summer time while the other has not.
  for (const [minutes, TZ] of [
    [10, 'America/New_York'],
    [-10, 'Pacific/Auckland'],
  ] as const) {
    await stack.killServer()
    await stack.startServer({ preload: join(import.meta.dir, 'shifted-clock.ts'), CLOCK_MINUTES: String(minutes), TZ })
    const { id } = referrer
    const lasting = await makeReferral(stack.db, {
      job,
      referrerId: id,
      tokenExpiresAt: sql`now() + interval '5 minutes'` as never,
    })
    const over = await makeReferral(stack.db, {
      job,
      referrerId: id,
      tokenExpiresAt: sql`now() - interval '5 minutes'` as never,
    })
    const guest = new Browser(stack.url)
    const ask = async (what: string, reply: Promise<Reply>, wanted: number) => {
      const { status, body } = await reply
      asked += 1
      if (status !== wanted) wrong.push(`${what}, ${minutes} minutes: ${status}`)
      return body
    }
    await ask('a session', referrer.browser.get('/api/auth/user'), 200)
    await ask('a link with five minutes left', guest.get(`/api/referrals/token/${lasting.token}`), 200)
    await ask('a link that ended five minutes ago', guest.get(`/api/referrals/token/${over.token}`), 404)
    const upload = '/api/objects/upload?slot=resume&type=application/pdf&size=100'
    const { uploadURL } = await ask('an upload by the link', guest.post(upload), 200)
    off.push(minutesOff(uploadURL))
  }
  recordFigures('clock-off', {
    'minutes the clock was off': off.join(' and '),
    'people asked for': asked,
    'wrongly refused or let in': wrong.length,
  })
  expect(wrong).toEqual([])
  expect(off).toEqual([10, -10])
  await stack.killServer()
  await stack.startServer()
})

/** Sends bytes as they are. @returns what came back until the server ended the connection, and how long that took */
function raw(bytes: string, { isEnded = false } = {}): Promise<{ reply: string; took: number }> {
  const began = performance.now()
  return new Promise((resolve) => {
    let reply = ''
    const socket = net.connect(Number(new URL(stack.url).port), '127.0.0.1', () => {
      if (isEnded) socket.end(bytes)
      else socket.write(bytes)
    })
    const done = () => {
      socket.destroy()
      resolve({ reply, took: performance.now() - began })
    }
    socket.on('data', (chunk) => {
      reply += chunk
      if (reply.includes('\r\n\r\n')) done()
    })
    socket.on('close', done).on('error', done)
  })
}
const head = (length: number, more = '') =>
  `POST /api/client-errors HTTP/1.1\r\nhost: goodword.localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`

test('huge, slow and cut off bodies, and 64 KB of headers', async () => {
  const slow = await raw(`${head(100)}{"remote":`)
  const cut = await raw(`${head(100)}{"remote":`, { isEnded: true })
  const headers = await raw(head(2, `x-filler: ${'x'.repeat(64 * 1024)}\r\n`))
  const huge = () => raw(`${head(2 * 1024 * 1024)}${' '.repeat(2 * 1024 * 1024)}`)
  for (let count = 0; count < 20; count++) expect((await huge()).reply).toContain('413')
  const before = stack.memory()
  for (let count = 0; count < 100; count++) await huge()
  const grown = stack.memory() - before
  recordFigures('oversized-and-slow-requests', {
    'a slow body is answered 408 after': seconds(slow.took),
    'memory grown over 100 bodies of 2 MB': `${(grown / 1e6).toFixed(0)} MB`,
  })
  expect(slow.reply).toContain('408')
  expect(slow.took).toBeLessThan(12_000)
  expect(cut.reply === '' || cut.reply.startsWith('HTTP/1.1 4')).toBe(true)
  expect(headers.reply).toContain('431')
  expect(grown).toBeLessThan(64e6)
  expect((await fetch(`${stack.url}/healthz`)).status).toBe(200)
})
