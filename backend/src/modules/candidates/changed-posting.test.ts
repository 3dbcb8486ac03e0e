import { expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeJob, makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { testJob } from '../../../test/test-job.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { answerIn, workplaceIn } from '../../language/posting-words.ts'
import { translate } from '../../language/translate.ts'

const app = testApp()
const { manager, referrer, job: first } = testJob(app)

const PAY = { salaryMin: 80_000, salaryMax: 90_000 }
const newJob = async () => {
  const [company] = await app.db.select().from(companies).where(eq(companies.id, first.companyId))
  if (!company) throw new Error('no company')
  return makeJob(app.db, { ...company, ownerId: manager.id }, { title: 'Baker', referralBonus: 500, ...PAY })
}
const edit = (job: { id: string }, change: object) => manager.browser.patch(`/api/jobs/${job.id}`, change)
const invited = (job: Awaited<ReturnType<typeof newJob>>) => makeReferral(app.db, { job, referrerId: referrer.id })
const open = async (token: string) => (await app.guest().get(`/api/referrals/token/${token}`)).body

test('a posting that was not changed has no changes, nor one that was changed before the invitation', async () => {
  const job = await newJob()
  expect((await open((await invited(job)).token)).changes).toBeNull()
  await edit(job, { salaryMax: 95_000 })
  const { changes, job: shown } = await open((await invited(job)).token)
  expect([changes, shown.salaryMax]).toEqual([null, 95_000])
})

test('who is invited reads the posting as it is, and what changed since, never the bonus', async () => {
  const job = await newJob()
  const { token } = await invited(job)
  const description = 'Bread every morning, cake on Fridays, and a team that laughs a lot at both.'
  const { body } = await edit(job, { salaryMax: 110_000, description, referralBonus: 98_765, isPublic: true })
  const reply = await open(token)
  expect(reply.job).toMatchObject({ title: 'Baker', salaryMax: 110_000, description })
  expect(reply.changes.fields).toEqual([
    { field: 'pay', before: '$80k - $90k', after: '$80k - $110k' },
    { field: 'description', before: null, after: null },
  ])
  expect(Date.parse(reply.changes.at)).toBeGreaterThan(Date.parse(body.createdAt))
  expect(JSON.stringify(reply)).not.toContain('98765')
})

test('the recommender sees at an open invitation what of its posting changed, and of a closed one nothing', async () => {
  const job = await newJob()
  const [waiting, over] = [await invited(job), await invited(job)]
  await edit(job, { title: 'Cooper', referralBonus: 700 })
  const listed = async ({ id }: { id: string }) => (await referrer.browser.get(`/api/referrals/${id}`)).body.changes
  expect((await listed(waiting)).fields).toEqual([{ field: 'title', before: '“Baker”', after: '“Cooper”' }])
  expect((await referrer.browser.post(`/api/referrals/${over.id}/revoke`)).status).toBe(200)
  expect(await listed(over)).toBeNull()
  expect(await listed(await invited(job))).toBeNull()
})

test('changes are what reads otherwise now, dated by the last of them that candidates read', async () => {
  const job = await newJob()
  const { token } = await invited(job)
  await edit(job, { title: 'Cooper', salaryMin: 85_000 })
  const { changes: before } = await open(token)
  await edit(job, { title: 'Baker' })
  const { changes } = await open(token)
  expect(changes.fields).toEqual([{ field: 'pay', before: '$80k - $90k', after: '$85k - $90k' }])
  expect(Date.parse(changes.at)).toBeGreaterThan(Date.parse(before.at))
  await edit(job, { referralBonus: 700 })
  expect((await open(token)).changes).toEqual(changes)
  await edit(job, { salaryMin: 80_000 })
  expect((await open(token)).changes).toBeNull()
})

test('who has applied reads the posting as it was then, what changed since, and has it so in the download', async () => {
  const job = await newJob()
  const { token, candidateEmail } = await invited(job)
  await edit(job, { title: 'Cooper' })
  const { browser, link, apply } = await openLink(app, token)
  await apply(candidateEmail)
  await edit(job, { title: 'Tanner', salaryMax: 60_000, salaryMin: null, companyName: 'Crust' })
  const { body } = await browser.get(link)
  expect(body.job).toMatchObject({ title: 'Cooper', ...PAY })
  expect(body.company.name).toBe(job.companyName)
  expect(body.changes.fields).toEqual([
    { field: 'pay', before: '$80k - $90k', after: 'not specified' },
    { field: 'title', before: '“Cooper”', after: '“Tanner”' },
    { field: 'companyName', before: `“${job.companyName}”`, after: '“Crust”' },
  ])
  expect((await browser.get(`${link}/data`)).body.job).toMatchObject({ title: 'Cooper', company: job.companyName })
  // Whoever else has the link learns nothing of it.
  const elsewhere = await open(token)
  expect([elsewhere.changes, elsewhere.application]).toEqual([null, null])
})

test('place and pay in fields reach the page in words, and the download as they were', async () => {
  const job = await newJob()
  await edit(job, { workplace: 'hybrid', payPeriod: 'hour', payBasis: 'gross', salaryMin: 25, salaryMax: 32 })
  const { token, candidateEmail } = await invited(job)
  const { browser, link, apply } = await openLink(app, token)
  expect((await open(token)).said).toMatchObject({ workplace: 'Hybrid', pay: '$25 - $32 an hour, before tax' })
  await apply(candidateEmail)
  await edit(job, { workplace: 'on-site', payCurrency: 'EUR' })
  expect((await browser.get(link)).body.said).toMatchObject({
    workplace: 'Hybrid',
    pay: '$25 - $32 an hour, before tax',
  })
  expect((await browser.get(`${link}/data`)).body.job).toMatchObject({
    ...{ description: job.description, requirements: job.requirements },
    ...{ workplace: 'Hybrid', pay: '$25 - $32 an hour, before tax' },
  })
})

// docs/rules.md#candidates-can-download-all-we-hold
test('the download says place and pay in the language that is kept with the link, as the page does', async () => {
  const job = await newJob()
  await edit(job, { workplace: 'on-site', country: 'NO', payPeriod: 'month', payCurrency: 'EUR' })
  const { token, candidateEmail } = await invited(job)
  const { browser, link, apply } = await openLink(app, token)
  await apply(candidateEmail)
  expect((await browser.post(`${link}/language`, { language: 'de' })).status).toBe(204)
  const { said } = (await browser.get(link, { headers: { 'accept-language': 'de' } })).body
  expect((await browser.get(`${link}/data`)).body.job).toMatchObject({
    ...{ workplace: 'Vor Ort', country: 'Norwegen', pay: said.pay },
  })
  expect(said).toMatchObject({ workplace: 'Vor Ort', pay: expect.stringContaining('pro Monat') })
})

test('pay that is named nowhere changes by no period', async () => {
  const job = await newJob()
  await edit(job, { salaryMin: null, salaryMax: null })
  const { token } = await invited(job)
  await edit(job, { payPeriod: 'month', payCurrency: 'EUR' })
  expect((await open(token)).changes).toBeNull()
})

test.each([
  [{ salaryMin: 79_800 }, { field: 'pay', before: '$80,000 - $90,000', after: '$79,800 - $90,000' }],
  [{ salaryMin: null }, { field: 'pay', before: '$80k - $90k', after: 'not specified' }],
  [
    { payPeriod: 'month', payCurrency: 'EUR' },
    { field: 'pay', before: '$80k - $90k', after: '€80,000 - €90,000 a month' },
  ],
  [
    { workplace: 'remote', remoteFrom: ['SE', 'NO', 'SE'], city: 'Oslo' },
    { field: 'workplace', before: 'not specified', after: 'Remote from Norway, Sweden' },
  ],
  [{ country: 'NO' }, { field: 'country', before: 'not specified', after: 'Norway' }],
  [{ type: 'contract' }, { field: 'type', before: 'Full-time', after: 'Contract' }],
])('a change to %j is said in the words of the pages', async (change, words) => {
  const job = await newJob()
  const { token } = await invited(job)
  await edit(job, change)
  expect((await open(token)).changes.fields).toEqual([words])
})

test('the brief before the submission is that of the posting as it reads now', async () => {
  const job = await newJob()
  const [{ token }, late] = [await invited(job), await invited(job)]
  expect((await open(token)).brief).toEqual([])
  const first = 'You will bake bread in the night with two others, and cake on Fridays.'
  await edit(job, { description: first, requirements: 'Experience with sourdough and patience' })
  const need = { label: 'You need:', quote: 'Experience with sourdough and patience' }
  expect((await open(token)).brief).toEqual([{ label: 'You will:', quote: first }, need])
  await edit(job, { description: first.replace('bread', 'rolls') })
  expect((await open(late.token)).brief).toEqual([{ label: 'You will:', quote: first.replace('bread', 'rolls') }, need])
})

test('a sentence that no longer stands in the posting is in no brief, and one line alone is none', async () => {
  const job = await newJob()
  const brief = {
    work: 'An example of a job',
    need: 'Experience with being an example',
    gain: 'Free bread.',
    picked: [],
  }
  await app.db.update(jobs).set({ brief }).where(eq(jobs.id, job.id))
  const { token } = await invited(job)
  expect((await open(token)).brief).toEqual([
    { label: 'You will:', quote: brief.work },
    { label: 'You need:', quote: brief.need },
  ])
  await app.db
    .update(jobs)
    .set({ brief: { ...brief, need: null } })
    .where(eq(jobs.id, job.id))
  expect((await open(token)).brief).toEqual([])
})

// docs/rules.md#the-candidates-pages-speak-six-languages
test("the lookup's words are in the language of its reader, what was typed is as it was typed", async () => {
  const job = await newJob()
  await app.db
    .update(jobs)
    .set({ workplace: 'remote', remoteFrom: ['NO', 'SE'], payPeriod: 'month', payCurrency: 'EUR' })
    .where(eq(jobs.id, job.id))
  const { token } = await invited(job)
  await edit(job, { salaryMax: 95_000, remoteFrom: ['NO'], answerWithinDays: 9 })
  const brief = { work: 'An example of a job', need: 'Experience with being an example', gain: null, picked: [] }
  await app.db.update(jobs).set({ brief }).where(eq(jobs.id, job.id))
  const headers = { 'accept-language': 'de' }
  const reply = (await app.guest().get(`/api/referrals/token/${token}`, { headers })).body
  expect(reply.said).toMatchObject({
    workplace: workplaceIn('de', { workplace: 'remote', remoteFrom: ['NO'] }),
    pay: expect.stringMatching(/^80\.000.95\.000\s€ pro Monat$/),
    answer: answerIn('de', 9, null),
  })
  expect(reply.said.workplace).toContain('Norwegen')
  expect(reply.brief).toEqual([
    { label: translate('de', 'You will:'), quote: brief.work },
    { label: translate('de', 'You need:'), quote: brief.need },
  ])
  expect(reply.changes.fields.slice(0, 2)).toEqual([
    { field: 'pay', before: expect.stringMatching(/^80\.000.90\.000\s€ pro Monat$/), after: reply.said.pay },
    { field: 'workplace', before: expect.stringContaining('Norwegen, Schweden'), after: reply.said.workplace },
  ])
})
