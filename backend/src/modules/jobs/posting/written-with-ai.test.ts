import { describe, expect, test } from 'bun:test'
import { VALID } from '@goodword/contract/test/boundaries'
import { eq } from 'drizzle-orm'
import { openLink } from '../../../../test/candidate.ts'
import { testApp } from '../../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../../test/mailbox.ts'
import { testJob } from '../../../../test/test-job.ts'
import { jobVersions } from '../../../db/schema/job-versions.ts'

const app = testApp()
const { manager, referrer, job } = testJob(app)

const MARKED = { ...VALID.job, isPublic: true, writtenWithAi: { description: 'plain-1', requirements: 'plain-1' } }
const OTHER = 'Bread every morning, cake on Fridays, and a team that laughs a lot at both.'
const post = async (posting: object) => (await manager.browser.post('/api/jobs', posting)).body.id as string
const edit = (id: string, change: object) => manager.browser.patch(`/api/jobs/${id}`, change)
const stored = async (id: string) => (await manager.browser.get(`/api/jobs/my-jobs/${id}/posting`)).body.posting
const marksOf = async (id: string) => (await stored(id)).writtenWithAi

// docs/rules.md#what-a-model-wrote-stays-marked
describe('the mark of what a model wrote', () => {
  test('stays with a text of a posting over edits of other fields, and goes with the text', async () => {
    const id = await post(MARKED)
    expect(await marksOf(id)).toEqual(MARKED.writtenWithAi)
    await edit(id, { title: 'Cooper', writtenWithAi: null })
    await edit(id, { description: MARKED.description, writtenWithAi: { description: 'another-1' } })
    expect(await marksOf(id)).toEqual(MARKED.writtenWithAi)
    await edit(id, { description: OTHER })
    expect(await marksOf(id)).toEqual({ requirements: 'plain-1' })
    await edit(id, { description: MARKED.description, writtenWithAi: { description: 'plain-2' } })
    expect(await marksOf(id)).toEqual({ description: 'plain-2', requirements: 'plain-1' })
  })

  test('is no change of its own in the history, whose versions keep it', async () => {
    const id = await post(MARKED)
    await edit(id, { description: OTHER })
    const { body } = await manager.browser.get(`/api/jobs/my-jobs/${id}/posting`)
    expect(body.versions.map(({ fields }: { fields: string[] }) => fields)).toEqual([['description'], []])
    const kept = await app.db.select().from(jobVersions).where(eq(jobVersions.jobId, id)).orderBy(jobVersions.version)
    expect(kept.map(({ posting }) => posting.writtenWithAi)).toEqual([
      MARKED.writtenWithAi,
      { requirements: 'plain-1' },
    ])
  })

  test('is kept with drafts and templates, as far as they have the text', async () => {
    const draft = await post({ ...MARKED, requirements: '', isDraft: true })
    expect(await marksOf(draft)).toEqual({ description: 'plain-1' })
    const { companyName: _, companyLogo: __, ...posting } = MARKED
    const saved = await manager.browser.post('/api/company/templates', {
      name: 'Bakers',
      posting: { ...posting, isDraft: true },
    })
    const template = await manager.browser.get(`/api/company/templates/${saved.body.id}`)
    expect(template.body.posting.writtenWithAi).toEqual(MARKED.writtenWithAi)
  })

  test('is read by everybody who reads the text, and a text without one says nothing', async () => {
    const [id, plain] = [await post(MARKED), await post({ ...VALID.job, isPublic: true })]
    for (const { browser } of [referrer, { browser: app.guest() }]) {
      const read = async (job: string) => (await browser.get(`/api/jobs/${job}`)).body
      expect((await read(id)).writtenWithAi).toEqual(MARKED.writtenWithAi)
      expect(await read(plain)).not.toHaveProperty('writtenWithAi')
    }
    expect(await stored(plain)).not.toHaveProperty('writtenWithAi')
    const { body: jobs } = await referrer.browser.get('/api/jobs?summary=1')
    const inList = (job: string) => jobs.find((one: { id: string }) => one.id === job)
    expect([inList(id).writtenWithAi, 'writtenWithAi' in inList(plain)]).toEqual([MARKED.writtenWithAi, false])
  })

  test('names a model, and no sentence and nothing longer', async () => {
    for (const model of ['Call me now', 'x'.repeat(101), '<b>x</b>']) {
      const { status, body } = await manager.browser.post('/api/jobs', {
        ...MARKED,
        writtenWithAi: { description: model },
      })
      expect([status, body.detail]).toEqual([
        400,
        'Please name the language model in at most 100 letters, digits and the signs . : @ / + -',
      ])
    }
  })

  test("stays with a recommender's message, wherever it is read", async () => {
    const invite = async (candidateEmail: string, marks: object) => {
      const input = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park', ...marks }
      const { status, body } = await referrer.browser.post('/api/referrals', input)
      expect(status).toBe(201)
      return { body, ...(await openLink(app, tokenIn((await mailTo(candidateEmail)).at(0)))) }
    }
    const mark = { message: 'You would shine.', messageWrittenWithAi: 'plain-1' }
    const { body, browser, link, apply } = await invite('kim.ai@example.org', mark)
    expect(body).toMatchObject(mark)
    expect((await browser.get(link)).body.referral).toMatchObject(mark)
    const read = async ({ id }: { id: string }) => (await manager.browser.get(`/api/applications/${id}`)).body
    expect((await read((await apply('kim.ai@example.org')).body)).referrerMessageWrittenWithAi).toBe('plain-1')
    const { invitation, application } = (await browser.get(`${link}/data`)).body
    expect([invitation, application]).toMatchObject([mark, { referrerMessageWrittenWithAi: 'plain-1' }])
    const { body: csv } = await manager.browser.get('/api/applications.csv')
    expect(String(csv)).toContain('"plain-1","You would shine."')

    const other = await invite('lee.ai@example.org', mark)
    const { body: leftOut } = await other.apply('lee.ai@example.org', { includeMessage: false })
    expect(await read(leftOut)).not.toHaveProperty('referrerMessageWrittenWithAi')
    const plain = await invite('ann.ai@example.org', { message: null, messageWrittenWithAi: 'plain-1' })
    expect([plain.body, (await plain.browser.get(plain.link)).body.referral]).not.toContainEqual(
      expect.objectContaining({ messageWrittenWithAi: expect.anything() }),
    )
  })
})
