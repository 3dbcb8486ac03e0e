import { beforeAll, expect, test } from 'bun:test'
import type { StatementRow } from '@goodword/contract/statement'
import { makeCompany, makeJob, makeReferral, makeReward } from '../../../../test/factories.ts'
import { type Person, testApp } from '../../../../test/harness.ts'
import type { MoneyFact } from '../../../money/ledger/post-fact.ts'

const app = testApp()
const CALL = '/api/company/billing'
const NONE = { name: null, address: null, taxId: null }
const CRUMB = { name: 'Crumb Holding Ltd', address: '1 Quay\nPortsmouth', taxId: 'GB 123' }
let manager: Person
let recommender: Person
let company: Awaited<ReturnType<typeof makeCompany>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  recommender = await app.signIn('referrer')
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
})

async function hire(facts: readonly MoneyFact[]) {
  const job = await makeJob(app.db, company, { referralBonus: 3000 })
  return makeReward(app.db, await makeReferral(app.db, { job, referrerId: recommender.id }), facts)
}
const rowOf = async ({ id }: { id: string }, by = manager) =>
  (await by.browser.get(`/api/statement/rows/${id}`)).body as StatementRow
const bill = (billing: object, by = manager) => by.browser.put(CALL, billing)

test('billing details are kept trimmed, replaced whole, and read by their own company alone', async () => {
  const other = await app.signIn('hiring_manager')
  expect((await other.browser.get(CALL)).status).toBe(400)
  await makeCompany(app.db, { ownerId: other.id })
  expect((await bill({ ...CRUMB, name: '  Crumb Holding Ltd ' })).body).toEqual(CRUMB)
  expect((await manager.browser.get(CALL)).body).toEqual(CRUMB)
  expect((await other.browser.get(CALL)).body).toEqual(NONE)
  expect((await bill({ name: '', address: ' ', taxId: null })).body).toEqual(NONE)
  expect((await recommender.browser.get(CALL)).status).toBe(403)
})

test.each([{ name: 'a\nb' }, { taxId: 'x'.repeat(41) }, { address: 'x'.repeat(501) }])(
  'billing details that cannot be are refused: %j',
  async (change) => expect((await bill({ ...CRUMB, ...change })).status).toBe(400),
)

test('a reward has an invoice from the day on which it is due, for the company and not for the recommender', async () => {
  await bill(CRUMB)
  const held = await hire([])
  expect(await rowOf(held)).not.toHaveProperty('invoice')
  const due = await hire(['due'])
  expect((await rowOf(due)).invoice).toMatchObject({
    ...{ buyer: CRUMB.name, buyerAddress: CRUMB.address, buyerTaxId: CRUMB.taxId },
  })
  expect(await rowOf(due, recommender)).not.toHaveProperty('invoice')
})

test('invoices are numbered in the order in which they are issued', async () => {
  const first = (await rowOf(await hire(['due']))).invoice?.number ?? 0
  expect((await rowOf(await hire(['due', 'paid']))).invoice?.number).toBe(first + 1)
})

test('an issued invoice stays as it is when the billing details change; without any it has the company', async () => {
  await bill(CRUMB)
  const before = await hire(['due'])
  await bill(NONE)
  expect((await rowOf(before)).invoice?.buyer).toBe(CRUMB.name)
  expect((await rowOf(await hire(['due']))).invoice).toMatchObject({
    ...{ buyer: company.name, buyerAddress: null, buyerTaxId: null },
  })
})
