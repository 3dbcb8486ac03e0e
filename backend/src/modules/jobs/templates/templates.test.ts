import { beforeEach, expect, test } from 'bun:test'
import { TEMPLATES_MAX } from '@goodword/contract/limits'
import { WholeTemplate } from '@goodword/contract/posting-templates'
import { VALID } from '@goodword/contract/test/boundaries'
import { eq } from 'drizzle-orm'
import { makeCompany, makeMember } from '../../../../test/factories.ts'
import { type Person, testApp } from '../../../../test/harness.ts'
import { companies } from '../../../db/schema/companies.ts'
import { postingTemplates } from '../../../db/schema/posting-templates.ts'

const app = testApp()
const PATH = '/api/company/templates'
let owner: Person
let company: Awaited<ReturnType<typeof makeCompany>>

beforeEach(async () => {
  owner = await app.signIn('hiring_manager', { firstName: 'Ingrid', lastName: 'Solberg' })
  company = await makeCompany(app.db, { ownerId: owner.id })
})
const save = (by: Person, name: string, posting: object = {}) =>
  by.browser.post(PATH, { name, posting: { ...posting, isDraft: true } })
const names = async (by: Person) => (await by.browser.get(PATH)).body.map(({ name }: { name: string }) => name)

test('a template keeps what was typed of a posting, but name and logo of the company', async () => {
  const typed = {
    title: 'Baker',
    payPeriod: 'hour',
    salaryMin: 25,
    workplace: 'remote',
    remoteFrom: ['NO'],
    city: 'Oslo',
  }
  const saved = await save(owner, ' Bakers ', {
    ...typed,
    companyName: 'Crumb',
    hasReferralBonus: false,
    referralBonus: 7,
  })
  expect(saved.body).toMatchObject({ name: 'Bakers', savedBy: 'Ingrid Solberg' })
  const { posting } = WholeTemplate.parse((await owner.browser.get(`${PATH}/${saved.body.id}`)).body)
  expect(posting).toEqual({
    ...{
      title: 'Baker',
      description: '',
      requirements: '',
      location: '',
      type: 'full-time',
      brief: null,
      isPublic: false,
    },
    ...{ workplace: 'remote', city: null, country: null, remoteFrom: ['NO'] },
    ...{ salaryMin: 25, salaryMax: null, payPeriod: 'hour', payCurrency: 'USD', payBasis: null },
    ...{ hasReferralBonus: false, referralBonus: null, answerWithinDays: 14 },
  })
})

test("templates are the company's: every member lists, uses and deletes them, nobody else", async () => {
  const colleague = await app.signIn('hiring_manager')
  await makeMember(app.db, company, { userId: colleague.id })
  const stranger = await app.signIn('hiring_manager')
  await makeCompany(app.db, { ownerId: stranger.id })
  const { id } = (await save(owner, 'Welders')).body
  await save(colleague, 'Bakers')
  expect(await names(colleague)).toEqual(['Bakers', 'Welders'])
  expect(await names(stranger)).toEqual([])
  for (const reply of [await stranger.browser.get(`${PATH}/${id}`), await stranger.browser.delete(`${PATH}/${id}`)])
    expect([reply.status, reply.body.detail]).toEqual([404, 'This template does not exist.'])
  expect((await colleague.browser.delete(`${PATH}/${id}`)).status).toBe(204)
  expect(await names(owner)).toEqual(['Bakers'])
})

test('a company has one template of a name, and so many at most, and is told why there is no other', async () => {
  await save(owner, 'Bakers')
  const again = await save(owner, 'Bakers')
  expect([again.status, again.body.detail]).toEqual([
    409,
    'Your company has a template named “Bakers”. Choose another name.',
  ])
  const rows = Array.from({ length: TEMPLATES_MAX - 1 }, (_, at) => ({ name: `t${at}`, posting: {} as never }))
  await app.db.insert(postingTemplates).values(rows.map((row) => ({ ...row, companyId: company.id })))
  const more = await save(owner, 'One more')
  expect([more.status, more.body.detail]).toEqual([409, 'Your company has 50 templates. Delete one to save another.'])
})

test('a template without a name, or with a text that is too long, is refused with a sentence', async () => {
  expect((await save(owner, '  ')).body.detail).toBe('Please give the template a name')
  expect((await save(owner, 'x', { title: 'x'.repeat(201) })).body.detail).toBe('Please use at most 200 characters')
  const alone = await app.signIn('hiring_manager')
  expect((await save(alone, 'x')).body.detail).toBe('Please complete your company setup before saving templates.')
})

test('what a template has can be posted, and templates go with their company', async () => {
  const { id } = (await save(owner, 'Bakers', VALID.job)).body
  const { posting } = (await owner.browser.get(`${PATH}/${id}`)).body
  expect((await owner.browser.post('/api/jobs', { ...posting, companyName: 'Crumb' })).status).toBe(201)
  await app.db.delete(companies).where(eq(companies.id, company.id))
  expect(await app.db.$count(postingTemplates, eq(postingTemplates.id, id))).toBe(0)
})
