import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { aRelease } from '../../../test/a-release.ts'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { createTestApp } from '../../../test/harness.ts'
import { jobs } from '../../db/schema/jobs.ts'

/** A front end as the build leaves one, as small as it can be. */
const SCRIPT = 'document.title = "built"'
const OPERATORS = { path: '/operator', audience: 'operators', remote: 'mfe-operator', page: 'desk' }
const REFERRAL = '/api/referrals/token/:token'
const SHELL = {
  version: '1.0.0-test',
  scripts: ['/assets/shell.0a1b2c3d.js'],
  inline: ['document'],
  css: ':root{}',
  routes: [
    { path: '/', audience: 'guests', remote: 'mfe-public', page: 'landing', data: ['/api/auth/providers'] },
    { path: '/desk', audience: 'operators', remote: 'mfe-public', page: 'desk' },
    OPERATORS,
    { path: '/apply/:token', audience: 'everyone', remote: 'mfe-apply', page: 'apply', data: [REFERRAL] },
  ],
}

let dist: string
let app: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'goodword-web-'))
  const script = join(dist, 'shell/assets/shell.0a1b2c3d.js')
  await Bun.write(join(dist, 'shell/shell.json'), JSON.stringify(SHELL))
  const builtIn = { 'mfe-operator': aRelease('mfe-operator', 'one'), 'mfe-public': aRelease('mfe-public', 'one') }
  await Bun.write(join(dist, 'shell/remotes.json'), JSON.stringify(builtIn))
  for (const file of ['entry.js', 'page.html', 'picture.svg'])
    await Bun.write(join(dist, 'remotes/mfe-apply/one', file), SCRIPT)
  await Bun.write(script, SCRIPT)
  await Bun.write(`${script}.br`, brotliCompressSync(SCRIPT))
  await Bun.write(`${script}.gz`, gzipSync(SCRIPT))
  app = await createTestApp({ WEB_DIST: dist, OPERATOR_EMAILS: 'boss@example.org' })
})
afterAll(async () => {
  await app.stop()
  await rm(dist, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { accept: 'text/html', ...headers } })

describe('files of a release', () => {
  test("only a release's scripts are served, not files put beside them", async () => {
    const files = ['entry.js', 'page.html', 'picture.svg']
    const answers = await Promise.all(files.map((file) => get(`/remotes/mfe-apply/one/${file}`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
  })
})

describe('a built script', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, BR; q=0.000', 'gzip'],
    ['br;q=0', null],
    ['*', 'br'],
    ['identity', null],
  ])('a built script for %s is sent in its prebuilt encoding and cached for ever', async (takes, form) => {
    const response = await get('/assets/shell.0a1b2c3d.js', { 'accept-encoding': takes })
    expect(response.headers.get('content-encoding')).toBe(form)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(await response.text()).toBe(SCRIPT)
  })
})

describe('a page without personal data', () => {
  test("a guest's page carries its route's first replies", async () => {
    const providers = JSON.stringify([
      { name: 'google', label: 'Google' },
      { name: 'acme', label: 'Acme SSO' },
    ])
    expect(await (await get('/')).text()).toContain(`"/api/auth/providers":${providers}`)
  })
  test("a guest's page is revalidated each time, and not sent again while unchanged", async () => {
    const first = await get('/')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    const tag = first.headers.get('etag') ?? ''
    const again = await get('/', { 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(tag)
  })
  test('a 304 reply carries no policy, so the cached page keeps its own nonce', async () => {
    const first = await get('/?a=1')
    const again = await get('/?a=1', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('content-security-policy')).toContain("'nonce-")
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBeNull()
  })
  test('a changed page, or another one than cached, is sent again', async () => {
    const held = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/jobs', { 'if-none-match': held })).status).not.toBe(304)
    expect((await get('/', { 'if-none-match': 'W/"another"' })).status).toBe(200)
    expect((await get('/', { 'if-none-match': `"x", ${held}` })).status).toBe(304)
  })
})

describe('a page shared by all guests', () => {
  test('a shared page has the same bytes and a policy of hashes', async () => {
    const [first, second] = [await get('/'), await get('/')]
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(second.headers.get('content-security-policy')).toBe(policy)
    const html = await first.text()
    expect(await second.text()).toBe(html)
    expect(policy + html).not.toContain('nonce')
    const printed = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , code = '']) => code)
    expect(printed).toContain('document')
    expect(printed).toContain(':root{}')
    for (const code of printed) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    }
  })
  test('a proxy may cache a shared page for a minute, per cookies', async () => {
    const { headers } = await get('/')
    expect(headers.get('cache-control')).toContain('s-maxage=60')
    expect(headers.get('vary')).toBe('accept-encoding, cookie')
  })
  test('a shared page sets a new page-mark cookie for every visitor, restricted to /api', async () => {
    const [first, second] = await Promise.all([get('/'), get('/')])
    const held = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(held.status).toBe(304)
    const cookies = [first, second, held].flatMap(({ headers }) => headers.getSetCookie())
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^page-mark=[\w-]{50,100}; Path=\/api; Max-Age=3600; (Secure; )?HttpOnly; SameSite=Strict$/,
      )
    expect([cookies.length, new Set(cookies).size]).toEqual([3, 3])
  })
  test.each(['/?a=1', '/desk', '/nothing'])('the page at %s is not shared', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('cache-control')).toStartWith('private')
    expect(headers.get('content-security-policy')).toContain("'nonce-")
  })
})

describe('a page behind a link', () => {
  const invite = async () => {
    const company = await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id })
    const referrerId = (await app.signIn('referrer')).id
    return makeReferral(app.db, { job: await makeJob(app.db, company), referrerId })
  }
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''

  test('a linked page has the same bytes while unchanged and is not cached', async () => {
    const { token } = await invite()
    const [first, second] = [await get(`/apply/${token}`), await get(`/apply/${token}`)]
    const html = await first.text()
    expect(await second.text()).toBe(html)
    expect(policyOf(second)).toBe(policyOf(first))
    expect(policyOf(first) + html).not.toContain('nonce')
    expect([second.headers.get('cache-control'), second.headers.get('etag')]).toEqual(['private, no-store', null])
  })
  test('a linked page shows changes at once and is gone after an erasure', async () => {
    const { jobId, token } = await invite()
    const before = await (await get(`/apply/${token}`)).text()
    await app.db.update(jobs).set({ title: 'Keeper of Bees' }).where(eq(jobs.id, jobId))
    const after = await (await get(`/apply/${token}`)).text()
    expect([before.includes('Keeper of Bees'), after.includes('Keeper of Bees')]).toEqual([false, true])
    await app.guest().post(`/api/referrals/token/${token}/erase`)
    expect((await get(`/apply/${token}`)).status).toBe(404)
  })
  test('a linked page for a signed-in visitor or a refused form has its own nonce', async () => {
    const { token } = await invite()
    const { browser } = await app.signIn('referrer')
    expect((await browser.get(`/apply/${token}`)).headers.get('content-security-policy')).toContain("'nonce-")
    expect(policyOf(await get('/apply/never-made'))).toContain("'nonce-")
  })
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
])('a page is compressed for %s', async (takes, form) => {
  const page = await get('/', { 'accept-encoding': takes })
  expect(page.headers.get('content-encoding')).toBe(form)
  expect(await page.text()).toContain('<html lang="en">')
})

describe('colour scheme', () => {
  test.each(['light', 'dark'])('a page has the chosen colour scheme %s', async (theme) => {
    const page = await get('/', { cookie: `theme=${theme}` })
    expect(await page.text()).toContain(`<html lang="en" data-theme="${theme}">`)
    expect(page.headers.get('vary')).toBe('accept-encoding, cookie')
  })
  test.each(['', 'theme=blue', 'theme="><script>'])(
    'the colour scheme follows the system with the cookie "%s"',
    async (cookie) => {
      expect(await (await get('/', { cookie })).text()).toContain('<html lang="en">')
    },
  )
  test('a page cached in another colour scheme is sent again', async () => {
    const held = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': held, cookie: 'theme=dark' })).status).toBe(200)
  })
})

test('a page uses the fonts from the start when the browser has them cached', async () => {
  const html = await (await get('/', { cookie: 'display-font=here' })).text()
  expect(html).toContain('<html lang="en" data-display-font data-text-font>')
  expect(await (await get('/', { cookie: 'display-font=x' })).text()).toContain('<html lang="en">')
})

test('a page with personal data is not cached, whatever If-None-Match says', async () => {
  const guest = await get('/')
  const { browser } = await app.signIn('referrer')
  const own = await browser.get('/', { headers: { 'if-none-match': guest.headers.get('etag') ?? '' } })
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.get('etag')).toBeNull()
})

describe('the API reference', () => {
  test('the API reference is for operators, everyone else gets 404', async () => {
    const operator = await app.signIn('referrer', { email: 'boss@example.org' })
    const page = await operator.browser.get('/openapi')
    expect([page.status, page.body.includes('/openapi/swagger-ui.js')]).toEqual([200, true])
    expect((await app.guest().get('/openapi')).status).toBe(404)
    expect((await (await app.signIn('hiring_manager')).browser.get('/openapi')).status).toBe(404)
  })
  test.each(['swagger-ui.css', 'swagger-ui.js', 'page.css', 'start.js'])(
    'the API reference loads %s from us, compressed',
    async (file) => {
      const reply = await get(`/openapi/${file}`, { 'accept-encoding': 'br' })
      expect([reply.status, reply.headers.get('content-encoding')]).toEqual([200, 'br'])
      expect(await reply.text()).toBe(await (await get(`/openapi/${file}`, { 'accept-encoding': 'identity' })).text())
    },
  )
  test.each(['package.json', '..%2fpackage.json', 'toString'])('the API reference does not serve %s', async (file) => {
    expect((await get(`/openapi/${file}`)).status).toBe(404)
  })
})

test("non-operators get 404 for an operators' page", async () => {
  const operator = await app.signIn('referrer', { email: 'boss@example.org' })
  expect((await operator.browser.get('/desk')).status).toBe(200)
  expect((await (await app.signIn('hiring_manager')).browser.get('/desk')).status).toBe(404)
  expect((await app.guest().get('/desk')).status).toBe(404)
})

describe("the operators' pages", () => {
  const bootOf = (body: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')
  const known = ({ body }: { body: string }) => [bootOf(body).routes, Object.keys(bootOf(body).remotes)]

  test("an operator's page names the operators' routes and remote", async () => {
    const { browser } = await app.signIn(null, { email: 'boss@example.org' })
    const own = SHELL.routes.filter(({ audience }) => audience === 'operators')
    for (const path of ['/', '/operator']) {
      expect(known(await browser.get(path))).toEqual([own, ['mfe-operator', 'mfe-public']])
    }
  })

  test("nobody else's page names them, and their addresses are byte for byte like unknown ones", async () => {
    const referrer = (await app.signIn('referrer')).browser
    for (const browser of [app.guest(), referrer]) {
      const [there, unknown] = [await browser.get('/operator'), await browser.get('/nothing')]
      expect(known(there)).toEqual([undefined, ['mfe-public']])
      const withoutNonce = ({ body }: { body: string }) =>
        body.replaceAll(/nonce="([^"]+)"/.exec(body)?.[1] ?? '', 'nonce')
      expect([there.status, withoutNonce(there)]).toEqual([404, withoutNonce(unknown)])
    }
  })
})
