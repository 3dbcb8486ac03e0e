import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { listJobs } from '@goodword/contract/jobs'
import { EXCERPT_MAX, WHOLE_MAX } from '@goodword/contract/limits'
import { makeCompany, makeJob } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/harness.ts'

const COMPANY = 'A bakery.'
const REQUIREMENTS = 'Early hours, and a licence to weld.'
/** As long as leaves a job whole that has those two. */
const WHOLE = 'b'.repeat(WHOLE_MAX - COMPANY.length - REQUIREMENTS.length)
const LONG = `${'🥐'.repeat(EXCERPT_MAX)}${'c'.repeat(WHOLE_MAX)}`
const ABOUT = 'd'.repeat(EXCERPT_MAX + 1)

let app: TestApp
let reader: Person
let manager: Person

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signIn('referrer')
  manager = await app.signIn('hiring_manager')
  const { id } = await app.signIn('hiring_manager')
  const ours = await makeCompany(app.db, { ownerId: manager.id, description: COMPANY })
  const others = await makeCompany(app.db, { ownerId: id, description: ABOUT })
  await makeJob(app.db, ours, { title: 'Whole', description: WHOLE, requirements: REQUIREMENTS })
  await makeJob(app.db, others, { title: 'Long', description: LONG, requirements: REQUIREMENTS })
  await makeJob(app.db, ours, { title: 'Own', description: LONG })
})
afterAll(() => app.stop())

const inShort = async (query: string) => {
  const { body } = await reader.browser.get(`/api/jobs?summary=1&${query}`)
  return listJobs.reply.parse(body)[0]
}
const whole = async (query: string) => (await reader.browser.get(`/api/jobs?${query}`)).body[0]

describe('the short job list', () => {
  test('a long job is shortened at whole characters and without requirements', async () => {
    const { requirements, ...rest } = await whole('q=long')
    expect(requirements).toBe(REQUIREMENTS)
    expect(await inShort('q=long')).toEqual({
      ...rest,
      description: `${'🥐'.repeat(EXCERPT_MAX)}…`,
      company: { ...rest.company, description: `${'d'.repeat(EXCERPT_MAX)}…` },
    })
  })

  test('a short job is sent in full', async () => expect(await inShort('q=whole')).toEqual(await whole('q=whole')))

  test('a close job gives its reason from text left out of the short list', async () => {
    const found = await inShort('q=weld&close=1&limit=20')
    expect(found).toMatchObject({ why: { in: 'requirements', word: 'weld' } })
  })

  test("a manager's own short jobs have shortened descriptions", async () => {
    const descriptions = async (query: string) =>
      (await manager.browser.get(`/api/jobs/my-jobs?${query}`)).body.map(
        (job: { description: string }) => job.description,
      )
    expect(await descriptions('summary=1')).toEqual([`${'🥐'.repeat(EXCERPT_MAX)}…`, `${'b'.repeat(EXCERPT_MAX)}…`])
    expect(await descriptions('')).toEqual([LONG, WHOLE])
  })

  test('an invalid summary parameter is refused with its message', async () => {
    const { status, body } = await reader.browser.get('/api/jobs?summary=yes')
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('Please ask for summary=1, or leave it out.'),
    ])
  })
})
