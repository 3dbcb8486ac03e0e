import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCompany, makeJob, makeReferral } from '../factories.ts'
import { createTestApp, type Person, type TestApp } from '../harness.ts'
import { rawRequest } from '../raw-request.ts'

/** Addresses as no browser sends them, and what a cache or a proxy might take them for. */

const SECRET = 'what no file of the front end holds'
const SHELL = {
  version: '1.0.0-test',
  scripts: [],
  inline: [],
  css: '',
  routes: [
    { path: '/apply/:token', audience: 'everyone', remote: 'mfe-apply', page: 'apply' },
    { path: '/dashboard', audience: 'signed-in', remote: 'mfe-referrer', page: 'dashboard' },
    { path: '/', audience: 'guests', remote: 'mfe-public', page: 'landing' },
  ],
}

let folder: string
let app: TestApp
let person: Person
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goodword-paths-'))
  const dist = join(folder, 'dist')
  await Bun.write(join(dist, 'shell/shell.json'), JSON.stringify(SHELL))
  await Bun.write(join(dist, 'shell/remotes.json'), '{}')
  for (const file of ['dist/shell/assets/shell.0a1b2c3d.js', 'dist/remotes/mfe-apply/1.0.0/remote.js'])
    await Bun.write(join(folder, file), 'export {}')
  for (const file of ['secret.js', 'dist/secret.js', 'dist/shell/secret.js', 'dist/shell/assets/.secret.js'])
    await Bun.write(join(folder, file), SECRET)
  app = await createTestApp({ WEB_DIST: dist })
  person = await app.signIn('referrer')
  const manager = await app.signIn('hiring_manager')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  token = (await makeReferral(app.db, { job, referrerId: person.id })).token
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

/** As the signed-in person's browser would, if it sent paths as they are written. */
function ask(path: string) {
  const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return rawRequest(
    app.url,
    `GET ${path} HTTP/1.1\r\nHost: goodword.localhost\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n`,
  )
}

describe('invalid percent escapes', () => {
  test.each([
    '/api/referrals/token/%E0%A4%A',
    '/api/referrals/token/%',
    '/api/unsubscribe/%ff',
    '/api/company-logos/%c0%ae',
    '/api/auth/%ff/referrer',
    '/api/referrals/token/%ED%A0%80',
    '/apply/%E0%A4%A',
    '/assets/%c0%ae%c0%ae/secret.js',
    '/%',
  ])('an invalid escape in a path is a client error: %s', async (path) => {
    const { status, body } = await ask(path)
    expect([status, JSON.parse(body).detail]).toEqual([400, 'This is not an address of ours.'])
    expect(app.logged.filter((line) => line.includes('request failed'))).toEqual([])
  })

  test.each(['?next=%E0%A4%A', '?next=%ff%', '?state=%'])(
    'an invalid escape in a query is no server error: %s',
    async (query) => {
      for (const path of ['/api/auth/google/referrer', '/api/auth/google/callback'])
        expect((await ask(path + query)).status).toBe(302)
    },
  )
})

describe('files outside the front end', () => {
  const UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '....//', '..;/', '../']
  test.each(UP)('path traversal finds no file: %s', async (up) => {
    for (const start of ['/assets/', '/remotes/', '/remotes/mfe-apply/1.0.0/']) {
      for (const times of [1, 2, 3, 4]) {
        const { body } = await ask(`${start}${up.repeat(times)}secret.js`)
        expect(body).not.toContain(SECRET)
      }
    }
  })
  test.each([
    '/assets/.secret.js',
    '/assets/%2esecret.js',
    '/assets//secret.js',
    '/assets/shell.0a1b2c3d.js%00.png',
    '/assets/shell.0a1b2c3d.js/',
    '/remotes/mfe-apply/1.0.0/remote.js%00',
    '/assets/shell.0a1b2c3d.js::$DATA',
    `/assets//etc/passwd`,
  ])('hidden and malformed file names find no file: %s', async (path) => {
    expect((await ask(path)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('caching of personal replies', () => {
  const ENDINGS = [
    '',
    '/',
    '.css',
    '/x.css',
    '/x.js',
    ';x.css',
    '%2fx.css',
    '%3fx.css',
    '%00.css',
    '?x.css',
    '%23x.css',
  ]
  test.each(ENDINGS)('a personal reply is not cacheable at an address ending in %s', async (ending) => {
    for (const path of ['/api/auth/user', `/api/referrals/user/${person.id}`, '/dashboard', `/apply/${token}`]) {
      const { headers, body } = await ask(path + ending)
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('etag')).toBeUndefined()
      const isAnswer = body.includes(person.email)
      // Only the very address is answered; no more than a slash may follow it.
      if (isAnswer && path.startsWith('/api/')) expect(['', '/', '?x.css']).toContain(ending)
    }
  })

  test('a page varies by cookie', async () => {
    expect((await ask('/dashboard')).headers.get('vary')).toContain('cookie')
    expect((await app.guest().get('/')).headers.get('vary')).toContain('cookie')
  })

  test.each(['X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Scheme', 'Forwarded', 'X-Host', 'X-Original-Host'])(
    'no header changes a cacheable reply: %s',
    async (name) => {
      const page = async (headers: Record<string, string>) => {
        const { body } = await app.guest().get('/', { headers })
        return String(body).replaceAll(/nonce="[^"]*"/g, '')
      }
      const forged = { [name]: name === 'Forwarded' ? 'host=elsewhere.example;proto=http' : 'elsewhere.example' }
      expect(await page(forged)).toBe(await page({}))
      const { headers } = await app.guest().get('/api/auth/google/referrer', { headers: forged })
      expect(headers.get('location')).not.toContain('elsewhere.example')
    },
  )
})

test('a 304 is sent only to those who may read the reply', async () => {
  const held = (await app.guest().get('/')).headers.get('etag') ?? ''
  expect((await app.guest().get('/', { headers: { 'if-none-match': held } })).status).toBe(304)
  const { status, headers } = await person.browser.get('/', { headers: { 'if-none-match': `${held}, *` } })
  expect([status, headers.get('etag')]).toEqual([200, null])
})
