import { describe, expect, test } from 'bun:test'
import type { Relation } from '@goodword/contract/relations'
import { eq } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { testJob } from '../../../test/test-job.ts'
import { applications } from '../../db/schema/applications.ts'
import { letters } from '../../db/schema/letters.ts'
import { referrals } from '../../db/schema/referrals.ts'

const app = testApp()
const { manager, referrer, job } = testJob(app)

async function invite(candidateEmail: string, word: { relation?: Relation; message?: string }) {
  const input = { jobId: job.id, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park', ...word }
  const { status, body } = await referrer.browser.post('/api/referrals', input)
  expect(status).toBe(201)
  return { id: body.id as string, body, ...(await openLink(app, tokenIn((await mailTo(candidateEmail)).at(0)))) }
}
const review = async (id: string) => (await manager.browser.get(`/api/applications/${id}`)).body
const csv = async () => String((await manager.browser.get('/api/applications.csv')).body)

// docs/rules.md#how-they-know-each-other-comes-first
describe('how a recommender knows the candidate', () => {
  test('is read with the message by recommender, candidate and company, as it was at the submission', async () => {
    const email = 'kim.relation@example.org'
    const { id, body, browser, link, apply } = await invite(email, { relation: 'managed-them', message: 'Dear Kim' })
    expect(body.relation).toBe('managed-them')
    expect((await browser.get(link)).body.referral.relation).toBe('They managed you.')
    expect((await browser.get(link, { headers: { 'accept-language': 'de' } })).body.referral.relation).toBe(
      'Diese Person war Ihre Führungskraft.',
    )
    const { body: application } = await apply(email)
    await app.db.update(referrals).set({ relation: 'private' }).where(eq(referrals.id, id))
    expect((await review(application.id)).referrerRelation).toBe('managed-them')
    expect(await csv()).toMatch(/,"Dear Kim","[^"]+ managed them\."/)
    const data = (await browser.get(`${link}/data`)).body
    expect([data.invitation.relation, data.application.referrerRelation]).toEqual([
      'You know each other privately.',
      'They managed you.',
    ])
  })

  test('is left out and put in with the message, also where nothing was written', async () => {
    const email = 'lee.relation@example.org'
    const { browser, link, apply } = await invite(email, { relation: 'one-team' })
    const { body: application } = await apply(email, { includeMessage: false })
    expect(await review(application.id)).not.toHaveProperty('referrerRelation')
    expect(await csv()).toContain('"Relation not stated"')
    await app.db.delete(letters).where(eq(letters.applicationId, application.id))
    expect((await browser.get(link)).body.submission.goodWord).toMatchObject({ isIncluded: false })
    for (const [includeMessage, stored] of [
      [true, 'one-team'],
      [false, null],
    ] as const) {
      expect((await browser.patch(`${link}/application`, { includeMessage })).status).toBe(204)
      const [row] = await app.db.select().from(applications).where(eq(applications.id, application.id))
      expect(row?.referrerRelation).toBe(stored)
    }
  })

  test('is erased with the message by a withdrawal, and by declining', async () => {
    const email = 'ann.relation@example.org'
    const { browser, link, apply } = await invite(email, { relation: 'studied-together', message: 'Dear Kim' })
    const { body: application } = await apply(email)
    expect((await browser.post(`${link}/withdraw`)).status).toBe(204)
    const [row] = await app.db.select().from(applications).where(eq(applications.id, application.id))
    expect([row?.referrerMessage, row?.referrerRelation]).toEqual([null, null])
    const other = await invite('bo.relation@example.org', { relation: 'private' })
    expect((await other.browser.post(`${other.link}/decline`, {})).status).toBe(204)
    const [left] = await app.db.select().from(referrals).where(eq(referrals.id, other.id))
    expect(left?.relation).toBeNull()
  })
})
