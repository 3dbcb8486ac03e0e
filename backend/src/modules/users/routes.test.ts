import { expect, test } from 'bun:test'
import { testApp } from '../../../test/harness.ts'

const app = testApp()

test('a guest has no user', async () => {
  expect((await app.guest().get('/api/auth/user')).status).toBe(401)
  expect((await app.guest().post('/api/setup-role', { role: 'referrer' })).status).toBe(401)
})

test('the session returns the signed-in person without internal fields', async () => {
  const { browser, ...person } = await app.signIn('referrer')
  const { status, body } = await browser.get('/api/auth/user')
  expect(status).toBe(200)
  expect(body).toEqual({ ...person, role: 'referrer', isOperator: false })
  const undecided = await app.signIn(null)
  expect((await undecided.browser.get('/api/auth/user')).body).toMatchObject({ id: undecided.id, role: null })
})

test('a role is set once and takes effect at once', async () => {
  const { browser } = await app.signIn(null)
  expect((await browser.get('/api/jobs')).status).toBe(403)
  const { status, body } = await browser.post('/api/setup-role', { role: 'referrer' })
  expect([status, body.role]).toEqual([200, 'referrer'])
  expect((await browser.get('/api/jobs')).status).toBe(200)
  const again = await browser.post('/api/setup-role', { role: 'hiring_manager' })
  expect([again.status, again.body.detail]).toEqual([409, 'Your role is already set.'])
  expect((await browser.get('/api/auth/user')).body.role).toBe('referrer')
  const other = await app.signIn(null)
  await other.browser.post('/api/setup-role', { role: 'hiring_manager' })
  expect((await other.browser.get('/api/auth/user')).body.role).toBe('hiring_manager')
})

test.each([{}, { role: '' }, { role: 'operator' }, { role: null }, { role: ['referrer'] }])(
  'the role %j is refused',
  async (input) => {
    const { browser } = await app.signIn(null)
    const { status, body } = await browser.post('/api/setup-role', input)
    expect([status, body.detail, body.errors]).toEqual([400, 'Please choose a role', { role: 'Please choose a role' }])
  },
)

test('of two concurrent role choices one wins', async () => {
  const { browser } = await app.signIn(null)
  const replies = await Promise.all(
    ['referrer', 'hiring_manager'].map((role) => browser.post('/api/setup-role', { role })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})
