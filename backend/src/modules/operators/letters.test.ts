import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeParkedLetter, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { letters } from '../../db/schema/letters.ts'

const LETTERS = '/api/operator/letters'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })
let olga: Person
let rita: Person
let applicationId: string

beforeAll(async () => {
  olga = await app.signIn(null, { email: 'olga@example.org' })
  rita = await app.signIn('referrer', { email: 'rita@elsewhere.example.org' })
  const manager = await app.signIn('hiring_manager')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  applicationId = (
    await makeApplication(app.db, { referral: await makeReferral(app.db, { job, referrerId: rita.id }) })
  ).id
})
beforeEach(async () => {
  await app.db.delete(letters)
})

const park = (values: Partial<typeof letters.$inferInsert> = {}) =>
  makeParkedLetter(app.db, { recipientKey: rita.id, applicationId, data: { status: 'interview' }, ...values })
const states = async () => (await app.db.select({ state: letters.state }).from(letters)).map(({ state }) => state)
const listed = async () => (await olga.browser.get(LETTERS)).body

describe('undeliverable letters', () => {
  test('undeliverable letters are listed with kind, reason, time, request id, recipient role and mail server', async () => {
    const { id, createdAt } = await park({ requestId: 'request-1' })
    expect(await listed()).toEqual([
      {
        id,
        kind: 'referrer-status',
        to: 'referrer',
        address: '•••@elsewhere.example.org',
        attempts: 1,
        reason: '550 EENVELOPE RCPT TO',
        createdAt: createdAt.toISOString(),
        requestId: 'request-1',
      },
    ])
  })

  test('waiting, queued and sent letters are not listed as undeliverable', async () => {
    for (const state of ['waiting', 'queued', 'sent'] as const) await park({ state })
    expect(await listed()).toEqual([])
  })

  test('an undeliverable letter shows no address if its recipient is suppressed or it is unreadable', async () => {
    await park({ applicationId: crypto.randomUUID() })
    await park({ sealed: 'sealed with another secret' })
    await park({ kind: 'of-tomorrow' })
    const all = await listed()
    expect(all.map(({ kind, to, address }: Record<string, unknown>) => [kind, to, address])).toEqual([
      ['of-tomorrow', null, null],
      ['referrer-status', 'referrer', null],
      ['referrer-status', 'referrer', null],
    ])
  })

  test('undeliverable letters are paged, newest first, with their total', async () => {
    const old = await park({ createdAt: new Date('2026-01-01T00:00:00Z') })
    const { id } = await park()
    const { body, headers } = await olga.browser.get(`${LETTERS}?limit=1`)
    expect([body[0].id, headers.get('x-total-count')]).toEqual([id, '2'])
    const next = await olga.browser.get(headers.get('link')?.match(/<(.*)>/)?.[1] ?? '')
    expect([next.body[0].id, next.headers.get('link')]).toEqual([old.id, null])
  })
})

describe('an undeliverable letter', () => {
  test('an undeliverable letter is sent again once', async () => {
    const { id } = await park()
    expect((await olga.browser.post(`${LETTERS}/${id}/resend`)).status).toBe(204)
    await until(async () => (await states())[0] === 'sent')
    expect(await mailTo('rita@elsewhere.example.org')).toHaveLength(1)
    const again = await olga.browser.post(`${LETTERS}/${id}/resend`)
    expect([again.status, again.body.detail]).toEqual([404, 'This letter does not wait any more.'])
  })

  test('an undeliverable letter is dropped once and leaves nothing', async () => {
    const { id } = await park()
    expect((await olga.browser.delete(`${LETTERS}/${id}`)).status).toBe(204)
    expect(await states()).toEqual([])
    const again = await olga.browser.delete(`${LETTERS}/${id}`)
    expect([again.status, again.body.detail]).toEqual([404, 'This letter does not wait any more.'])
  })

  test('a letter sent meanwhile cannot be dropped', async () => {
    const { id } = await park()
    await app.db.update(letters).set({ state: 'sent' }).where(eq(letters.id, id))
    expect((await olga.browser.delete(`${LETTERS}/${id}`)).status).toBe(404)
    expect(await states()).toEqual(['sent'])
  })
})
