import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { makeCompany, makeJob } from '../../../backend/test/factories.ts'
import { type FaultStack, startFaultStack } from '../../../backend/test/stack.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { type ProxyName, startProxy } from './start-proxy.ts'

setDefaultTimeout(120_000)

const PAGE = join(ROOT, 'operations/drills/proxies/proxies.md')
/** Connections of one address, above what HAProxy and nginx allow it. */
const CROWD = 300
/** Milliseconds between two reads. */
const PAUSE = 20
/** Milliseconds in which each has found every server unready. */
const NOTICED = 5000
const SENTENCE = 'Our database does not answer right now.'
const NAMES: ProxyName[] = ['HAProxy', 'nginx', 'Caddy']

let stack: FaultStack
const rows: string[][] = []
beforeAll(async () => {
  stack = await startFaultStack()
})
afterAll(async () => {
  await stack.stop()
  if (rows.length === NAMES.length) await writeFile(PAGE, page())
})

/** `bun run drill:proxies`: writes operations/drills/proxies/proxies.md. */
describe.each(NAMES)('%s with the configuration that operators are given', (name) => {
  test('takes TLS and HTTP/2, sends plain HTTP to https, and passes reads and writes on', async () => {
    const given = { TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '4' }
    const servers = [await stack.startReplica(given), await stack.startReplica(given)] as const
    const manager = await stack.signIn('hiring_manager')
    const job = await makeJob(stack.db, await makeCompany(stack.db, { ownerId: manager.id }))
    const proxy = await startProxy(name, hostsOf(servers))
    const cookie = [...manager.browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(proxy.url + path, { ...init, headers: { cookie, ...init.headers }, tls: { ca: proxy.ca } })

    expect(await overHttp2(proxy.url, proxy.ca, '/healthz')).toBe(200)
    const moved = await fetch(`${proxy.plainUrl}/jobs?q=nurse`, { redirect: 'manual' })
    expect([301, 308]).toContain(moved.status)
    expect(moved.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/jobs\?q=nurse$/)
    expect((await ask('/api/auth/user')).status).toBe(200)
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const written = await ask(`/api/jobs/${job.id}`, { method: 'PATCH', headers, body: '{"isActive":false}' })
    expect([written.status, ((await written.json()) as { isActive: boolean }).isActive]).toEqual([200, false])

    // One after the other is restarted, and reads go on.
    let [reads, lost] = [0, 0]
    let isOver = false
    const reading = (async () => {
      while (!isOver) {
        reads += 1
        const status = await ask('/api/auth/user').then(
          (reply) => reply.arrayBuffer().then(() => reply.status),
          () => 0,
        )
        if (status !== 200) lost += 1
        await Bun.sleep(PAUSE)
      }
    })()
    for (const server of servers) await stack.restartReplica(server)
    isOver = true
    await reading
    expect(lost).toBe(0)
    await proxy.stop()
    rows.push([name, proxy.version, 'yes', String(moved.status), 'yes', `${lost} of ${reads}`])
  })

  test("a visitor's own address and request id reach no server, and one address has a bound", async () => {
    const seen: Headers[] = []
    const echo = () =>
      Bun.serve({
        port: 0,
        hostname: '127.0.0.1',
        fetch: ({ headers }) => {
          seen.push(headers)
          return new Response('ok')
        },
      })
    const [one, two] = [echo(), echo()]
    const proxy = await startProxy(name, hostsOf([one.url.href, two.url.href]))
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'forged', 'x-asked': 'yes' }
    await fetch(proxy.url, { headers: forged, tls: { ca: proxy.ca } })
    const passed = seen.find((headers) => headers.get('x-asked'))
    expect(passed?.get('x-forwarded-for')).toMatch(/^(127\.0\.0\.1|::1)$/)
    expect(passed?.get('x-request-id')).not.toContain('forged')
    const answered = await crowd(proxy.url, proxy.ca)
    expect(answered).toBeGreaterThan(200)
    if (name !== 'Caddy') expect(answered).toBeLessThanOrEqual(256)
    await proxy.stop()
    await Promise.all([one.stop(true), two.stop(true)])
    rows.at(-1)?.push(name === 'Caddy' ? 'none' : String(answered))
  })

  test('where no server is ready, a server says so itself', async () => {
    const unready = () =>
      Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(SENTENCE, { status: 503 }) })
    const [one, two] = [unready(), unready()]
    const proxy = await startProxy(name, hostsOf([one.url.href, two.url.href]))
    await Bun.sleep(NOTICED)
    for (const method of ['GET', 'POST']) {
      const reply = await fetch(proxy.url, { method, tls: { ca: proxy.ca } })
      expect([reply.status, await reply.text()]).toEqual([503, SENTENCE])
    }
    await proxy.stop()
    await Promise.all([one.stop(true), two.stop(true)])
  })
})

const hostsOf = ([one, two]: readonly [string, string]) => [new URL(one).host, new URL(two).host] as const

/** @returns the status of a request over HTTP/2 */
function overHttp2(url: string, ca: string, path: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const session = connect(url, { ca })
  session.on('error', reject)
  const request = session.request({ ':path': path })
  request.on('response', (headers) => {
    resolve(Number(headers[':status']))
    session.close()
  })
  request.on('error', reject)
  request.end()
  return promise
}

/** Opens many connections of one address at the same time. @returns how many of them were answered with 200 */
async function crowd(url: string, ca: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: CROWD }, () =>
    connectTls({ host: hostname, port: Number(port), ca, servername: hostname }),
  )
  const opened = sockets.map((socket) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    // The head is not ended: each holds its connection, and asks only once all are open or refused.
    socket.once('secureConnect', () => {
      socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n`)
      resolve()
    })
    socket.once('close', resolve)
    return promise
  })
  const answers = sockets.map((socket) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(false))
    socket.on('data', (bytes) => resolve(bytes.toString('latin1').startsWith('HTTP/1.1 200')))
    return promise
  })
  await Promise.all(opened)
  for (const socket of sockets) socket.write('\r\n')
  const done = await Promise.all(answers)
  for (const socket of sockets) socket.destroy()
  return done.filter(Boolean).length
}

function page(): string {
  const head = [
    'proxy',
    'version',
    'HTTP/2',
    'plain HTTP',
    'writes',
    'reads lost in two restarts',
    'connections of one address',
  ]
  return `# Proxies before two servers

Written by \`bun run drill:proxies\`, never by hand: Debian's packages, each with the configuration that operators are given
([HAProxy](../../haproxy.cfg), [nginx](../../nginx.conf.template), [Caddy](../../Caddyfile)), parsed by the proxy itself, and a
certificate of a private authority. Of ${CROWD} connections of one address, so many are answered. A forged \`X-Forwarded-For\` or
\`X-Request-Id\` reaches no server.

${markdownTable([head, ...rows])}
`
}
