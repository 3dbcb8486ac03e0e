import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '@goodword/contract/problem'
import postgres from 'postgres'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { startProductionServer } from '../../test/production-server.ts'
import { rawRequest } from '../../test/raw-request.ts'
import { until } from '../../test/until.ts'
import { replyHeaders } from './reply-headers.ts'

setDefaultTimeout(40_000)

/** A front end as the build leaves one, as small as it can be. */
const SHELL = {
  version: '1.0.0-test',
  scripts: [],
  inline: [],
  css: '',
  routes: [{ path: '/apply/:token', audience: 'everyone', remote: 'mfe-apply', page: 'apply' }],
}
const TOKEN = 'a-personal-link-of-somebody'

let dist: string
let app: TestApp
let server: Awaited<ReturnType<typeof startProductionServer>>
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'goodword-around-router-'))
  await Bun.write(join(dist, 'shell/shell.json'), JSON.stringify(SHELL))
  await Bun.write(join(dist, 'shell/remotes.json'), '{}')
  for (const file of ['remote.js', 'release.json'])
    await Bun.write(join(dist, 'remotes/mfe-apply/1.0.0', file), 'export {}')
  await Bun.write(join(dist, 'shell/assets/shell.0a1b2c3d.js'), 'export {}')
  app = await createTestApp()
  server = await startProductionServer(app, dist)
})
afterAll(async () => {
  await server.stop()
  await app.stop()
  await rm(dist, { recursive: true })
})

const get = (host: string, path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
const ask = (request: string) => rawRequest(server.url, request)

/** What tells of the machine and of the sources. */
const INSIDES = /node_modules|backend\/src|\/tmp\/|bun-|\.ts\b|stack|[Bb]un\b/

describe('an address that nobody could mean', () => {
  test.each([
    ['a host with a space', get('a b', `/apply/${TOKEN}`)],
    ['an empty host', get('', `/apply/${TOKEN}`)],
    ['no host, as before HTTP/1.1', `GET /apply/${TOKEN} HTTP/1.0\r\n\r\n`],
    ['a host with a path', get('a/b?', `/apply/${TOKEN}`)],
    ['a host with somebody in it', get('me@goodword.example', `/apply/${TOKEN}`)],
    ['a port that is none', get('goodword.example:99999', `/apply/${TOKEN}`)],
    ['an open bracket', get('[::1', `/apply/${TOKEN}`)],
    ['an escaped host', get('%67oodword.example', `/apply/${TOKEN}`)],
    ['two hosts', get('goodword.example\r\nHost: elsewhere.example', `/apply/${TOKEN}`)],
    ['a fragment, which browsers keep to themselves', get('goodword.example', `/apply/${TOKEN}#/api/auth/user`)],
    ['an address for proxies', `CONNECT ${TOKEN}:1 HTTP/1.1\r\nHost: goodword.example\r\nConnection: close\r\n\r\n`],
  ])('is refused with a plain sentence, and repeated nowhere: %s', async (_, request) => {
    const { status, headers, body } = await ask(request)
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    const problem = Problem.parse(JSON.parse(body))
    expect(problem).toMatchObject({ status: 400, detail: 'This is not an address of ours.' })
    expect(headers.get('x-request-id')).toBe(problem.requestId ?? '')
    expect(body).not.toMatch(INSIDES)
    const line = await until(() =>
      server
        .output()
        .split('\n')
        .find((text) => text.includes(problem.requestId ?? '-')),
    )
    expect(JSON.parse(line)).toMatchObject({ status: 400, msg: 'request refused' })
  })

  test('is refused by the connection itself where it is no request: without a word of the insides', async () => {
    for (const request of [
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      'GET apply HTTP/1.1\r\nHost: goodword.example\r\nConnection: close\r\n\r\n',
      'GET / HTTP/7.1\r\nHost: goodword.example\r\n\r\n',
      get('goodword.example', `/${'a'.repeat(20_000)}`),
      '\x16\x03\x01\r\n\r\n',
    ]) {
      const { status, body } = await ask(request)
      expect([400, 431, 505]).toContain(status)
      expect(body).toBe('')
    }
  })

  test('that is longer than any of ours is refused before anything is made of it', async () => {
    const { status, body } = await ask(get('goodword.example', `/a${'/'.repeat(15_000)}x`))
    expect([status, JSON.parse(body).detail]).toEqual([414, 'This address is too long.'])
  })
})

test('a server with more to do than it can refuses the next at once, and still says that it is well', async () => {
  const owner = postgres(app.ownerUrl, { max: 1 })
  await owner`begin`
  await owner`lock table jobs in access exclusive mode`
  const held = Array.from({ length: 150 }, () => ask(get('goodword.example', `/api/jobs/${Bun.randomUUIDv7()}`)))
  expect((await ask(get('goodword.example', '/healthz'))).status).toBe(200)
  const problems = (await Promise.all(held)).map(({ body }) => Problem.parse(JSON.parse(body)).detail)
  expect(problems.filter((detail) => detail.startsWith('More people are asking')).length).toBeGreaterThanOrEqual(50)
  await owner`rollback`
  await owner.end()
  expect((await ask(get('goodword.example', `/api/jobs/${Bun.randomUUIDv7()}`))).status).toBe(404)
})

describe('every reply, whoever makes it,', () => {
  const post = 'POST /api/nothing HTTP/1.1\r\nHost: goodword.example\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
  test.each([
    ['a page', 200, get('goodword.example', '/apply/nobodys')],
    ['a page that is not there', 404, get('goodword.example', '/nothing')],
    ['a script', 200, get('goodword.example', '/assets/shell.0a1b2c3d.js')],
    ['a script that is not there', 404, get('goodword.example', '/assets/none.js')],
    ['a file of a remote', 200, get('goodword.example', '/remotes/mfe-apply/1.0.0/remote.js')],
    ['a file of a remote that is no script', 404, get('goodword.example', '/remotes/mfe-apply/1.0.0/release.json')],
    ['a release that is not there', 404, get('goodword.example', '/?remote=mfe-apply@9.9.9')],
    ['the version', 200, get('goodword.example', '/version.json')],
    ['a probe', 200, get('goodword.example', '/healthz')],
    ['a call', 401, get('goodword.example', '/api/auth/user')],
    ['a call that is not there', 404, post],
    ['a redirect', 302, get('goodword.example', '/api/auth/google/referrer')],
    ['no address of ours', 400, get('', '/')],
    ['an address that is too long', 414, get('goodword.example', `/${'a'.repeat(9000)}`)],
  ])('keeps to https, its type, its origin and its address, and has an id: %s', async (_, status, request) => {
    const reply = await ask(request)
    expect(reply.status).toBe(status)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
      'cache-control': expect.stringMatching(/./),
    })
  })

  test('is kept for ever where its address names its content, and nowhere else', async () => {
    const caching = async (path: string) => (await ask(get('goodword.example', path))).headers.get('cache-control')
    const immutable = 'public, max-age=31536000, immutable'
    expect(await caching('/assets/shell.0a1b2c3d.js')).toBe(immutable)
    expect(await caching('/remotes/mfe-apply/1.0.0/remote.js')).toBe(immutable)
    expect(await caching('/version.json')).toBe('no-store')
    expect(await caching('/remotes/mfe-apply/1.0.0/none.js')).toBe('no-store')
  })

  test('speaks for subdomains where it is told to, and says nothing of https where there is none', () => {
    const hsts = (APP_URL: string, HSTS_SUBDOMAINS: boolean) =>
      replyHeaders({ APP_URL, HSTS_SUBDOMAINS }).get('strict-transport-security')
    expect(hsts('https://goodword.example', false)).toBe('max-age=63072000')
    expect(hsts('https://goodword.example', true)).toBe('max-age=63072000; includeSubDomains')
    expect(hsts('http://localhost:3000', true)).toBeUndefined()
  })
})

describe('in production', () => {
  test('nothing tells of the machine: no page of the runtime answers', async () => {
    const { body, headers } = await ask(get('localhost', '/bun:info'))
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(body).not.toMatch(/bun_version|entry_point/)
  })
  test('every line of the log is an object, and none has a personal link in it', async () => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') || line.includes(TOKEN))
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
    expect(server.output()).not.toContain(TOKEN)
  })
})

describe('a host, however short,', () => {
  const write = (host: string, path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://elsewhere.example\r\nSec-Fetch-Site: cross-site\r\nCookie: __Host-session=x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`

  test.each(['a', 'ab', 'abc', 'abcd', '[::1]:3000', 'goodword.example'])(
    'leaves no way around the gate: %s',
    async (host) => {
      for (const path of ['/api/auth/logout', '/x/../api/auth/logout', '/%61pi/auth/logout', '//api/auth/logout']) {
        const { status, body } = await ask(write(host, path))
        const isCall = new URL(path, 'http://goodword.example').pathname.startsWith('/api/')
        expect([path, status, JSON.parse(body).title]).toEqual([
          path,
          ...(isCall ? [403, 'Not allowed'] : [404, 'Not found']),
        ])
      }
    },
  )
  test.each(['a', 'ab', 'abc', 'abcd'])('is led to the same page by gate and router: %s', async (host) => {
    expect((await ask(get(host, '/healthz'))).body).toBe('{"state":"ok"}')
    expect((await ask(get(host, '/x/healthz'))).status).toBe(404)
    expect((await ask(get(host, '/x/api/auth/user'))).headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
})
