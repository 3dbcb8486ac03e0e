import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'

const app = testApp()
let job: Awaited<ReturnType<typeof makeJob>>
let referrerId: string

beforeEach(async () => {
  referrerId = (await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })).id
  const { id: ownerId } = await app.signIn('hiring_manager')
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId }), { title: 'Baker' })
})

const invited = (values: Partial<Parameters<typeof makeReferral>[1]> = {}) =>
  makeReferral(app.db, { job, referrerId, candidateName: 'Kim Park', ...values })
const ask = async (token: string, body?: object) => {
  const reply = await app.guest().post(`/api/referrals/token/${token}/send-link`, body)
  return [reply.status, reply.body?.detail]
}
const count = (id: string) => app.db.$count(letters, eq(letters.referralId, id))

// docs/rules.md#a-candidate-can-go-on-at-a-computer
describe('the link to go on at a computer', () => {
  test('goes to the invited address alone, and the link at hand keeps working', async () => {
    const { token, candidateEmail, tokenExpiresAt } = await invited()
    expect(await ask(token, { email: 'somebody-else@example.org' })).toEqual([204, undefined])
    const [letter] = await mailTo(candidateEmail)
    expect(letter?.subject).toStartWith('Your link: “Baker” at ')
    const second = tokenIn(letter)
    expect(second).not.toBe(token)
    for (const one of [token, second]) {
      const { browser, link, apply } = await openLink(app, one)
      const { status, body } = await browser.get(link)
      expect([status, body.link, body.referral.countsUntil]).toEqual([200, 'invitation', tokenExpiresAt.toISOString()])
      if (one === second) expect((await apply(candidateEmail)).status).toBe(201)
    }
  })

  test('is sent once within ten minutes, and three times a day', async () => {
    const { id, token } = await invited()
    for (const sent of [1, 2, 3]) {
      for (const _ of [1, 2]) expect(await ask(token)).toEqual([204, undefined])
      expect(await count(id)).toBe(sent)
      await app.db
        .update(letters)
        .set({ createdAt: sql`now() - interval '11 minutes'` })
        .where(eq(letters.referralId, id))
    }
    const [status, detail] = await ask(token)
    expect([status, detail]).toEqual([429, expect.stringMatching(/^We have sent you this link several times today\./)])
    expect(await count(id)).toBe(3)
  })

  test('is refused to suppressed addresses, after the application, for closed jobs, and by dead links', async () => {
    const unwilling = await invited()
    const other = await invited({
      referrerId: (await app.signIn('referrer')).id,
      candidateEmail: unwilling.candidateEmail,
    })
    await app.guest().post(`/api/referrals/token/${other.token}/decline`, { never: true })
    expect(await ask(unwilling.token)).toEqual([
      409,
      'The address of this invitation gets no emails from us. You can copy the address of this page.',
    ])
    const answered = await invited({ progress: 'applied' })
    await makeApplication(app.db, { referral: answered })
    expect((await ask(answered.token))[0]).toBe(409)
    expect((await ask(other.token))[0]).toBe(404)
    const late = await invited()
    await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, job.id))
    expect(await ask(late.token)).toEqual([409, 'This job is closed and takes no new applications.'])
    for (const { id } of [unwilling, answered, late]) expect(await count(id)).toBe(0)
  })
})
