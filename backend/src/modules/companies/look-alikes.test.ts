import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { VALID } from '../../../contract/test/boundaries.ts'
import { makeCompany } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { giveDomain } from './domain/give-domain.ts'

const app = testApp()
const REFUSED =
  'Another company has proven its domain under a name that looks like this one. Please add to your name what sets you apart, such as your city.'

/** A company with this name, which has proven a domain if one is given. */
async function newCompany(name: string, domain?: string): Promise<Person> {
  const manager = await app.signIn('hiring_manager')
  const { id } = await makeCompany(app.db, { ownerId: manager.id, name })
  if (domain) await app.db.transaction((tx) => giveDomain(tx, id, domain))
  return manager
}

const setUp = ({ browser }: Person, companyName: string) =>
  browser.post('/api/company/setup', { ...VALID.company, companyName })
const post = ({ browser }: Person, companyName: string) => browser.post('/api/jobs', { ...VALID.job, companyName })
const refusal = async (reply: ReturnType<typeof post>) => {
  const { status, body } = await reply
  return [status, body.errors]
}

const LOOK_ALIKES = [
  'Aurora Energy',
  'AURORA ENERGY',
  'Аurora Energy',
  'Ａｕｒｏｒａ Ｅｎｅｒｇｙ',
  'Aurora  Ener gy',
  'Aur\u200bora Energy',
  'Aurora Energy, Inc.',
  '𝐀urora Energy GmbH',
  'Aur0ra-Energy',
  'Aurora Energy\ufe0f',
  'Aurora\u180bEnergy',
  'Aurora Energy\u2800',
  'Aurora Energy\u20dd',
  'Aurora\ufe20 Energy',
  'Aurora Energy ✅',
  '🟢 Aurora Energy',
  'Aurora Energy |',
  'Aurora Energy ─',
  'Aurora Energy|',
  'Aurora Energy׀',
]

describe('names that look like a proven one are refused', () => {
  test.each(LOOK_ALIKES)('to a company set up or posting as "%s"', async (name) => {
    await newCompany('Aurora Energy', 'aurora.example')
    const stranger = await app.signIn('hiring_manager')
    expect(await refusal(setUp(stranger, name))).toEqual([400, { companyName: REFUSED }])
    expect((await stranger.browser.get('/api/company')).body).toBeNull()
    const other = await newCompany('Fernway')
    expect(await refusal(setUp(other, name))).toEqual([400, { companyName: REFUSED }])
    expect(await refusal(post(other, name))).toEqual([400, { companyName: REFUSED }])
    expect(await app.db.$count(jobs, eq(jobs.postedBy, other.id))).toBe(0)
  })

  test('also where m stands for rn', async () => {
    await newCompany('Lumen Learning', 'lumen.example')
    expect((await post(await newCompany('Fernway'), 'Lurnen Learning')).status).toBe(400)
  })

  test('but not to the company itself, in any spelling', async () => {
    const own = await newCompany('Copperline', 'copperline.example')
    expect((await post(own, 'Copperline')).status).toBe(201)
    expect((await post(own, 'Copperline Inc')).status).toBe(201)
    expect((await setUp(own, 'COPPERLINE Ltd')).status).toBe(200)
  })

  test('not to a company that keeps the name it has, whoever proves it', async () => {
    const [one, other] = [await newCompany('Marlow', 'marlow.example'), await newCompany('Marlow', 'marlow.test')]
    for (const company of [one, other, await newCompany('Marlow'), await newCompany('Marlow Ltd')]) {
      expect((await post(company, 'Marlow')).status).toBe(201)
      expect((await setUp(company, 'Marlow')).status).toBe(200)
    }
  })

  test('not to a company whose name another one took and has a domain', async () => {
    const honest = await newCompany('Quietwater Ltd')
    const taker = await newCompany('Innocent', 'innocent.example')
    expect((await setUp(taker, 'Quietwater')).status).toBe(200)
    expect((await setUp(honest, 'Quietwater Ltd')).status).toBe(200)
    expect((await post(honest, 'Quietwater Ltd')).status).toBe(201)
    expect((await setUp(honest, 'Stillwater')).status).toBe(200)
    expect(await refusal(setUp(honest, 'Quietwater Ltd'))).toEqual([400, { companyName: REFUSED }])
  })

  test('to a company that has proven another name', async () => {
    await newCompany('Orbit Freight', 'orbit.example')
    const proven = await newCompany('Innocent', 'innocent.example')
    expect((await setUp(proven, 'Orbit Freight')).status).toBe(400)
    expect((await post(proven, 'Orbit Freight')).status).toBe(400)
  })

  test('as long as the proof stands', async () => {
    const owner = await newCompany('Kiteworks', 'kiteworks.example')
    const stranger = await newCompany('Fernway')
    expect((await post(stranger, 'Kiteworks')).status).toBe(400)
    await owner.browser.delete('/api/company/domain')
    expect((await post(stranger, 'Kiteworks')).status).toBe(201)
    expect((await setUp(stranger, 'Kiteworks')).status).toBe(200)
  })

  test('to a posting that is reopened', async () => {
    const stranger = await newCompany('Fernway')
    const closed = async (name: string) => {
      const { id } = (await post(stranger, name)).body
      expect((await stranger.browser.patch(`/api/jobs/${id}`, { isActive: false })).status).toBe(200)
      return id
    }
    const [own, likeIt] = [await closed('Fernway'), await closed('Tidewater')]
    for (const name of ['Fernway', 'Tidewater']) await newCompany(name, 'proven.example')
    expect((await stranger.browser.patch(`/api/jobs/${own}`, { isActive: true })).status).toBe(200)
    const { status, body } = await stranger.browser.patch(`/api/jobs/${likeIt}`, { isActive: true })
    expect([status, body.detail]).toEqual([409, REFUSED])
    expect((await app.db.select().from(jobs).where(eq(jobs.id, likeIt)))[0]?.isActive).toBe(false)
    expect((await stranger.browser.patch(`/api/jobs/${likeIt}`, { isActive: false })).status).toBe(200)
  })

  test('names that no company has proven are free', async () => {
    await newCompany('Driftwood')
    expect((await post(await newCompany('Fernway'), 'Driftwood')).status).toBe(201)
  })
})
