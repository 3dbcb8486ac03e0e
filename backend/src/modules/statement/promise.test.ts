import { beforeAll, expect, test } from 'bun:test'
import type { PromiseReceipt } from '@goodword/contract/statement'
import { makeCompany, makeJob, makeReferral, makeReward } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { promiseFile, signPromise, verifyPromise } from '../../money/ledger/promise-receipt.ts'
import { publicKeyOf, readPublicKey, signingKey } from '../../privacy/consent/signing-key.ts'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })
let manager: Person
let operator: Person
let recommender: Person
let path: string
let company: Parameters<typeof makeJob>[1]
let rewardId: string

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  recommender = await app.signIn('referrer')
  operator = await app.signIn(null, { email: 'olga@example.org' })
  company = await makeCompany(app.db, { ownerId: manager.id, name: 'Crumb' })
  const job = await makeJob(app.db, company, { title: 'Baker', referralBonus: 3000 })
  const referral = await makeReferral(app.db, { job, referrerId: recommender.id, candidateName: 'Kim Park' })
  const reward = await makeReward(app.db, referral, ['due'])
  rewardId = reward.id
  path = `/api/statement/rows/${rewardId}/receipt`
  await manager.browser.patch(`/api/applications/${reward.applicationId}/status`, { status: 'rejected' })
  await manager.browser.patch(`/api/applications/${reward.applicationId}/status`, { status: 'hired' })
  await manager.browser.post(`/api/statement/rows/${rewardId}/paid`, { reference: 'SEPA 7' })
  await recommender.browser.post(`/api/statement/rows/${rewardId}/dispute`, { reason: 'Kim Park began in May.' })
})

const key = () => readPublicKey(publicKeyOf(signingKey(app.env)))
const read = async ({ browser }: Person) => {
  const { status, headers, body } = await browser.get(path)
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="goodword-promise-${rewardId}.json"`,
  ])
  return body as PromiseReceipt
}
const bytesOf = (receipt: PromiseReceipt) => Buffer.from(promiseFile(receipt))

test('each party gets a signed promise with terms and outcome', async () => {
  for (const party of [recommender, manager]) {
    const promise = verifyPromise(bytesOf(await read(party)), key())
    expect(promise).toMatchObject({
      type: 'goodword-promise',
      issuer: app.env.APP_URL,
      rewardId,
      occurrence: 1,
      company: 'Crumb',
      job: 'Baker',
      currency: 'USD',
      gross: 300_000,
      share: 75_000,
      recommender: 225_000,
      state: 'disputed',
      // The hire alone, by the hash that the log has of it.
      events: [{ kind: 'status-changed', status: 'hired', terms: promise.termsHash }],
      consent: null,
    })
    expect(promise.facts.map(({ kind }) => kind)).toEqual([
      'promised',
      'due',
      'disputed',
      'resolved',
      'paid',
      'disputed',
    ])
    expect(promise.transfers.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['promised', 225_000],
      ['promised', 75_000],
      ['due', 300_000],
      ['due', 225_000],
      ['due', 75_000],
      ['paid', 300_000],
    ])
    expect(promise.transfers[0]).toMatchObject({ from: 'company-held', to: 'recommender-held', reverses: null })
  }
})

test('a stranger gets 404 for a promise, and a guest is asked to sign in', async () => {
  const stranger = await app.signIn('referrer')
  const refused = (status: number, detail: string) => ({ status, body: { detail } })
  expect(await stranger.browser.get(path)).toMatchObject(refused(404, 'There is no such row.'))
  expect(await app.guest().get(path)).toMatchObject(refused(401, 'Please sign in first.'))
})

test('a payment reference is in the promise of those who may read it', async () => {
  const references = async (person: Person) =>
    (await read(person)).promise.facts.flatMap(({ reference }) => reference ?? [])
  expect([await references(recommender), await references(manager), await references(operator)]).toEqual([
    [],
    ['SEPA 7'],
    ['SEPA 7'],
  ])
})

test("an operator's promise has events and consent, without names", async () => {
  const receipt = await read(operator)
  const { events, consent } = verifyPromise(bytesOf(receipt), key())
  expect(events.map(({ kind, status }) => [kind, status])).toEqual([
    ['status-changed', 'rejected'],
    ['status-changed', 'hired'],
  ])
  expect([events[0]?.terms, events[1]?.terms, consent?.consent.termsHash]).toEqual([
    undefined,
    receipt.promise.termsHash,
    receipt.promise.termsHash,
  ])
  expect(events[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(consent?.consent.applicationId).toBe(receipt.promise.applicationId)
  for (const word of ['Kim', 'Park', recommender.lastName, recommender.email, recommender.id])
    expect(JSON.stringify(receipt)).not.toContain(word)
})

test('a promise with any altered byte is refused', async () => {
  const file = bytesOf(await read(operator))
  expect(verifyPromise(file, key()).rewardId).toBe(rewardId)
  for (let at = 0; at < file.length; at += 7) {
    const altered = Buffer.from(file)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(() => verifyPromise(altered, key())).toThrow(/^It/)
  }
})

test('a promise with terms that differ from their hash, or another key, is refused', async () => {
  const receipt = await read(recommender)
  const forged = signPromise(app.env, { ...receipt.promise, terms: 'Crumb pays twice as much.' })
  expect(() => verifyPromise(bytesOf(forged), key())).toThrow('Its terms do not fit their hash.')
  const other = readPublicKey(
    publicKeyOf(signingKey({ ...app.env, CONSENT_SIGNING_KEY: Buffer.alloc(32, 7).toString('base64') })),
  )
  expect(() => verifyPromise(bytesOf(receipt), other)).toThrow('It names another key than the one that is trusted.')
  const unsigned = { ...receipt, signature: receipt.signature.toUpperCase() }
  expect(() => verifyPromise(bytesOf(unsigned), key())).toThrow('Its signature is not one.')
  expect(() => verifyPromise(Buffer.from('{}'), key())).toThrow('It is not a receipt of a promise.')
  const padded = Buffer.concat([bytesOf(receipt), Buffer.from('\n')])
  expect(() => verifyPromise(padded, key())).toThrow('It is not written as a receipt is.')
})

test.each([
  [{ share: 75_001 }, 'Its amounts do not add up.'],
  [{ gross: 400_000, recommender: 325_000 }, 'Its amounts do not add up.'],
  [{ transfers: [] }, 'Its amounts do not add up.'],
  [{ state: 'paid-out' }, 'It does not stand where its facts lead.'],
  [{ facts: [] }, 'It does not stand where its facts lead.'],
] as const)('an inconsistent promise is refused though signed: %j', async (change, sentence) => {
  const { promise } = await read(operator)
  const forged = signPromise(app.env, { ...promise, ...change } as typeof promise)
  expect(() => verifyPromise(bytesOf(forged), key())).toThrow(sentence)
})

test('a promise is consistent in every state of its reward', async () => {
  const job = await makeJob(app.db, company, { title: 'Baker', referralBonus: 3000 })
  for (const facts of [[], ['due'], ['due', 'paid'], ['due', 'paid', 'received', 'paid-out'], ['reversed']] as const) {
    const referral = await makeReferral(app.db, { job, referrerId: recommender.id })
    const { id } = await makeReward(app.db, referral, facts)
    const receipt = () => recommender.browser.get(`/api/statement/rows/${id}/receipt`)
    const state = facts.at(-1) ?? 'held'
    expect(verifyPromise(bytesOf((await receipt()).body as PromiseReceipt), key()).state).toBe(state)
    if (state === 'reversed') continue
    await recommender.browser.post(`/api/statement/rows/${id}/dispute`, { reason: 'It is more.' })
    expect(verifyPromise(bytesOf((await receipt()).body as PromiseReceipt), key()).state).toBe('disputed')
  }
})

test('evidence that names other terms is refused', async () => {
  const { promise } = await read(operator)
  const events = promise.events.map((event) => ({ ...event, terms: 'a'.repeat(64) }))
  const forged = signPromise(app.env, { ...promise, events })
  expect(() => verifyPromise(bytesOf(forged), key())).toThrow('Its evidence names other terms.')
})

test('the consent in a promise is verified', async () => {
  const { promise } = await read(operator)
  if (!promise.consent) throw new Error('There is no consent.')
  const consent = { ...promise.consent, consent: { ...promise.consent.consent, purpose: 'Something else.' } }
  expect(() => verifyPromise(bytesOf(signPromise(app.env, { ...promise, consent })), key())).toThrow(
    'Its signature does not fit: something was changed.',
  )
})
