import { beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { makeParkedLetter, makePointer } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { suppressions } from '../../db/schema/suppressions.ts'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })
let olga: Person
let rita: Person

beforeAll(async () => {
  olga = await app.signIn(null, { email: 'olga@example.org' })
  rita = await app.signIn('referrer')
})

test('the overview counts pending work and suppressed addresses', async () => {
  for (const state of ['parked', 'parked', 'sent', 'waiting'] as const)
    await makeParkedLetter(app.db, { recipientKey: rita.id, state })
  await makePointer(app.db, 'mfe-hiring', { version: 'two', percent: 99 })
  await makePointer(app.db, 'mfe-public', { version: 'two' })
  const until = (days: number) => sql`now() + ${`${days} days`}::interval`
  await app.db
    .insert(suppressions)
    .values([
      { addressHash: 'one' },
      { addressHash: 'two' },
      { addressHash: 'three' },
      { addressHash: 'for now', until: until(1) },
      { addressHash: 'past', until: until(-1) },
    ])
  expect((await olga.browser.get('/api/operator/desk')).body).toEqual({
    ...{ parkedLetters: 2, rollouts: 1, reports: 0 },
    suppressions: { forEver: 3, forNow: 1 },
    rewards: { toReceive: 0, toPayOut: 0, toDecide: 0, overdue: 0 },
  })
})

test('non-operators get the reply of an unknown address, whatever they send', async () => {
  const unknown = (await rita.browser.post('/api/operator/nothing', 'no json')).body
  const refused = [
    await rita.browser.get('/api/operator/letters?limit=0'),
    await rita.browser.post('/api/operator/people', { who: 1 }),
    await rita.browser.delete('/api/operator/letters/none'),
  ].map(({ body }) => body)
  for (const body of refused) expect({ ...body, requestId: '' }).toEqual({ ...unknown, requestId: '' })
})
