import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aRelease } from '../test/a-release.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../test/factories.ts'
import { createTestApp } from '../test/harness.ts'

/** All that a page can bring along, on one page. */
const OWN_DATA = [
  '/api/jobs',
  '/api/referrals/user/:userId',
  '/api/referrals/user/:userId/counts',
  '/api/referrals/user/:userId/invited',
  '/api/jobs/my-jobs',
  '/api/jobs/my-jobs/counts',
  '/api/applications',
  '/api/questions',
  '/api/applications/job/:jobId',
  '/api/applications/job/:jobId/counts',
  '/api/statement',
  '/api/company',
  '/api/company/billing',
  '/api/company/templates',
]
const ROUTE = { path: '/all', audience: 'signed-in', remote: 'mfe-public', page: 'landing', ownData: OWN_DATA }

let dist: string
let app: Awaited<ReturnType<typeof createTestApp>>
let manager: Awaited<ReturnType<typeof app.signIn>>
let referrer: Awaited<ReturnType<typeof app.signIn>>
let jobId: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'goodword-first-'))
  const shell = { version: '1.0.0-test', scripts: [], inline: [], css: '', routes: [ROUTE] }
  await Bun.write(join(dist, 'shell/shell.json'), JSON.stringify(shell))
  await Bun.write(join(dist, 'shell/remotes.json'), JSON.stringify({ 'mfe-public': aRelease('mfe-public', 'one') }))
  app = await createTestApp({ WEB_DIST: dist })
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }), { title: 'Senior Baker' })
  await makeJob(app.db, await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }))
  await makeApplication(app.db, { referral: await makeReferral(app.db, { job, referrerId: referrer.id }) })
  jobId = job.id
})
afterAll(async () => {
  await app.stop()
  await rm(dist, { recursive: true })
})

/** What a page of the person brings along beside who is signed in, by path. */
async function broughtTo({ browser }: Pick<typeof manager, 'browser'>, query = ''): Promise<Record<string, unknown>> {
  const { status, body } = await browser.get(`/all${query}`)
  expect(status).toBe(200)
  const { replies } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(String(body))?.[1] ?? '{}')
  const { '/api/auth/user': _, ...own } = replies
  return own
}

/** The same as a page keeps it that asks for it: a list is an object of its items and what the headers say. */
async function asked({ browser }: Pick<typeof manager, 'browser'>, path: string): Promise<unknown> {
  const { body, headers } = await browser.get(path)
  // What is read whole is kept as it comes.
  if (!Array.isArray(body) || path.endsWith('/invited') || path.endsWith('/templates') || path.endsWith('/questions'))
    return body
  const [next, total] = [headers.get('x-next-cursor'), headers.get('x-total-count')]
  return {
    items: body,
    ...(next && { nextCursor: next }),
    ...(total && { total: { count: Number.parseInt(total, 10), isExact: true } }),
  }
}

describe('first replies of a page', () => {
  test("a manager's page carries own jobs, company and the addressed job's applications", async () => {
    const brought = await broughtTo(manager, `?job=${jobId}&tab=applications`)
    expect(Object.keys(brought).sort()).toEqual([
      `/api/applications/job/${jobId}/counts`,
      `/api/applications/job/${jobId}?limit=20`,
      `/api/applications?job=${jobId}&needs=you&summary=1&limit=20`,
      '/api/company',
      '/api/company/billing',
      '/api/company/templates',
      '/api/jobs/my-jobs/counts',
      '/api/jobs/my-jobs?summary=1&limit=20',
      '/api/jobs?summary=1&limit=20',
      '/api/questions',
      `/api/referrals/user/${manager.id}/counts`,
      `/api/referrals/user/${manager.id}/invited`,
      `/api/referrals/user/${manager.id}?limit=20`,
      '/api/statement?side=company&summary=1',
    ])
    for (const [path, reply] of Object.entries(brought))
      expect([path, reply]).toEqual([path, await asked(manager, path)])
  })

  test("a referrer's page carries own referrals and the addressed job search", async () => {
    const brought = await broughtTo(referrer, '?q=+baker&sort=salary&type=none')
    expect(Object.keys(brought).sort()).toEqual([
      '/api/jobs?q=baker&sort=salary&summary=1&limit=20',
      `/api/referrals/user/${referrer.id}/counts`,
      `/api/referrals/user/${referrer.id}/invited`,
      `/api/referrals/user/${referrer.id}?limit=20`,
      '/api/statement?side=recommender&summary=1',
    ])
    for (const [path, reply] of Object.entries(brought))
      expect([path, reply]).toEqual([path, await asked(referrer, path)])
    expect(brought['/api/jobs?q=baker&sort=salary&summary=1&limit=20']).toMatchObject({
      items: [{ title: 'Senior Baker' }],
    })
  })

  test('the page of a guest or a person without a role carries no replies', async () => {
    expect(await broughtTo({ browser: app.guest() })).toEqual({})
    expect(await broughtTo(await app.signIn(null))).toEqual({})
  })

  test.each([
    ['an over-long text', `?q=${'x'.repeat(1000)}`, 10],
    ['a NUL', '?q=%00', 10],
    ['an invalid id', '?job=1', 11],
    // Of all applications there are none for it, which is a reply.
    ['an unknown job', `?job=${crypto.randomUUID()}`, 12],
  ])('a page carries no reply for a query that the call refuses: %s', async (_, query, count) => {
    const brought = Object.keys(await broughtTo(manager, query))
    expect(brought).toContain('/api/company')
    expect(brought.length).toBe(count)
  })

  test('a page carries no applications of another company', async () => {
    const other = await app.signIn('hiring_manager')
    const brought = await broughtTo(other, `?job=${jobId}`)
    const ofAll = `/api/applications?job=${jobId}&needs=you&summary=1&limit=20`
    expect(Object.keys(brought).filter((path) => path.includes('applications'))).toEqual([ofAll])
    expect(brought[ofAll]).toEqual({ items: [], total: { count: 0, isExact: true } })
  })
})
