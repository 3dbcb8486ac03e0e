import { expect, test } from 'bun:test'
import { testApp } from '../../../test/harness.ts'
import { createSourceFinder } from './source-finder.ts'

const app = testApp()
const PEER = '203.0.113.9'
const cookieOf = ({ cookies }: { cookies: ReadonlyMap<string, string> }) =>
  [...cookies].map((cookie) => cookie.join('=')).join('; ')
const sourceOf = (headers: Record<string, string>) =>
  createSourceFinder(app.deps)(new Request(`${app.url}/api/jobs`, { headers }), PEER)

test('a request without a cookie counts as its network', () => {
  expect(sourceOf({})).toBe(PEER)
  expect(sourceOf({ cookie: 'session=forged.by.somebody' })).toBe(PEER)
})

test('a session counts as its account once the database has found it, and until then within its network', async () => {
  const { id, browser } = await app.signIn('referrer')
  const cookie = cookieOf(browser)
  expect(sourceOf({ cookie })).toBe(`cookies in ${PEER}`)
  await browser.get('/api/auth/user')
  expect(sourceOf({ cookie })).toBe(`account ${id}`)
})

test('all sessions that have ended count as one source in their network', async () => {
  const people = [await app.signIn('referrer'), await app.signIn('referrer')]
  for (const { browser } of people) {
    const cookie = cookieOf(browser)
    await app.deps.db.execute('update sessions set revoked_at = now()')
    await browser.get('/api/auth/user')
    expect(sourceOf({ cookie })).toBe(`cookies in ${PEER}`)
  }
})

test('a server says once that it does not believe X-Forwarded-For', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  for (let time = 0; time < 2; time++) await app.guest().get('/api/jobs', { headers })
  expect(app.logged.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
})
