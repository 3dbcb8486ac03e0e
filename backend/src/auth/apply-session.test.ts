import { describe, expect, test } from 'bun:test'
import type { Browser } from '../../test/browser.ts'
import { openLink } from '../../test/candidate.ts'
import { makeReferral } from '../../test/factories.ts'
import { testApp } from '../../test/harness.ts'
import { testJob } from '../../test/test-job.ts'
import { cookiesOf } from './http/cookies.ts'

const app = testApp()
const { referrer, job } = testJob(app)

const invited = () => makeReferral(app.db, { job, referrerId: referrer.id })
const mayUpload = async (browser: Browser) => (await browser.post('/api/objects/upload')).status

describe('an apply session ends', () => {
  test('resending an invitation ends its old link and the session opened by it', async () => {
    const { token, id, candidateEmail } = await invited()
    const { browser, apply } = await openLink(app, token)
    expect(await mayUpload(browser)).toBe(200)
    expect((await referrer.browser.post(`/api/referrals/${id}/resend`)).status).toBe(200)
    expect([await mayUpload(browser), (await apply(candidateEmail)).status]).toEqual([401, 401])
  })

  test('declining or erasing an invitation ends its apply session', async () => {
    for (const how of ['decline', 'erase']) {
      const { token } = await invited()
      const { browser, link } = await openLink(app, token)
      expect((await app.guest().post(`${link}/${how}`)).status).toBe(204)
      expect(await mayUpload(browser)).toBe(401)
    }
  })

  test('signing out ends the apply session, also for a copied cookie', async () => {
    const { token, candidateEmail } = await invited()
    const { browser: person } = await app.signIn('referrer')
    const { apply, link } = await openLink(app, token, person)
    expect((await apply(candidateEmail)).status).toBe(201)
    const thief = app.guest()
    thief.cookies.set('apply', person.cookies.get('apply') ?? '')
    expect((await thief.get(`${link}/data`)).status).toBe(200)
    expect((await person.post('/api/auth/logout')).status).toBe(303)
    expect(person.cookies.has('apply')).toBe(false)
    expect([await mayUpload(thief), (await thief.get(`${link}/data`)).status]).toEqual([401, 403])
  })
})

test('an apply session continues for the other links when one ends', async () => {
  const [first, second] = [await invited(), await invited()]
  const { browser } = await openLink(app, first.token)
  const { apply } = await openLink(app, second.token, browser)
  expect((await browser.post(`/api/referrals/token/${first.token}/erase`)).status).toBe(204)
  expect((await apply(second.candidateEmail)).status).toBe(201)
})

test('the apply cookie is host-only and covers pages and API', () => {
  const { apply } = cookiesOf({ APP_URL: 'https://goodword.example' })
  expect([apply.name, apply.attributes]).toEqual([
    '__Host-apply',
    { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: 14_400 },
  ])
})
