import { beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { Reply } from '../../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral, makeReward } from '../../test/factories.ts'
import { type Person, testApp } from '../../test/harness.ts'
import { uploadFile } from '../../test/uploads.ts'

const app = testApp()
let manager: Person
let referrer: Person
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }), { referralBonus: 3000 })
  // The first commit after `setval` fails, as one does that comes in another one's way; the body is then run again.
  await app.db.execute(sql`create sequence commits`)
  await app.db.execute(sql`grant usage on sequence commits to public`)
  await app.db.execute(sql`
    create function fail_first_commit() returns trigger language plpgsql as $$
    begin
      if nextval('commits') = 1 then raise exception 'in the way' using errcode = '40001'; end if;
      return null;
    end $$`)
  await app.db.execute(sql`
    create constraint trigger fail_first_commit after insert or update or delete on referrals
    deferrable initially deferred for each row execute function fail_first_commit()`)
  // Confirming an address changes nothing of the referral, and neither does what happens with a reward.
  await app.db.execute(sql`
    create constraint trigger fail_first_commit after update of confirmed_at on applications
    deferrable initially deferred for each row execute function fail_first_commit()`)
  await app.db.execute(sql`
    create constraint trigger fail_first_commit after update on rewards
    deferrable initially deferred for each row execute function fail_first_commit()`)
})

const newReferral = () => makeReferral(app.db, { job, referrerId: referrer.id })
async function applied(change: object = {}) {
  const referral = await newReferral()
  return { referral, application: await makeApplication(app.db, { referral, ...change }) }
}
const decide = (what: string, token: string) => app.guest().post(`/api/referrals/token/${token}/${what}`)

const VERBS: Record<string, () => Promise<() => Promise<Reply>>> = {
  'referral created': async () => {
    const input = { jobId: job.id, referrerId: referrer.id, candidateEmail: 'kim@example.org', candidateName: 'Kim' }
    return () => referrer.browser.post('/api/referrals', input)
  },
  'invitation resent': async () => {
    const { id } = await newReferral()
    return () => referrer.browser.post(`/api/referrals/${id}/resend`)
  },
  'interest shown': async () => {
    const { token } = await newReferral()
    return () => decide('interest', token)
  },
  'invitation declined': async () => {
    const { token } = await newReferral()
    return () => decide('decline', token)
  },
  'application submitted': async () => {
    const { id: referralId, token } = await newReferral()
    const browser = app.guest()
    await browser.get(`/api/referrals/token/${token}`)
    const resumeUrl = await uploadFile(app, { owner: { referralIds: [referralId] }, slot: 'resume' })
    const input = { referralId, firstName: 'Kim', lastName: 'Park', email: `kim-${referralId}@example.org`, resumeUrl }
    const none = { phone: null, portfolioUrl: null, additionalDocumentsUrl: null, coverLetter: null }
    return () => browser.post('/api/applications', { ...input, ...none })
  },
  'application status set': async () => {
    const { application } = await applied()
    return () => manager.browser.patch(`/api/applications/${application.id}/status`, { status: 'interview' })
  },
  'application withdrawn': async () => {
    const { referral } = await applied()
    const token = await makeLink(app.db, 'own', referral)
    return () => decide('withdraw', token)
  },
  'address confirmed': async () => {
    const { referral } = await applied({ confirmedAt: null })
    const token = await makeLink(app.db, 'own', referral)
    return () => decide('confirm', token)
  },
  'application disowned': async () => {
    const { referral } = await applied({ confirmedAt: null })
    const token = await makeLink(app.db, 'disown', referral)
    return () => decide('disown', token)
  },
  'reward paid': async () => {
    const { id } = await makeReward(app.db, await newReferral(), ['due'])
    return () => manager.browser.post(`/api/statement/rows/${id}/paid`, { reference: 'SEPA 7' })
  },
  'reward disputed': async () => {
    const { id } = await makeReward(app.db, await newReferral())
    return () => referrer.browser.post(`/api/statement/rows/${id}/dispute`, { reason: 'It is another hire.' })
  },
  'candidate erased': async () => {
    const { token } = await newReferral()
    return () => decide('erase', token)
  },
}

test.each(Object.entries(VERBS))('"%s" is logged once, after commit', async (sentence, prepare) => {
  const act = await prepare()
  await app.db.execute(sql`select setval('commits', 1, false)`)
  const before = app.logged.length
  const { status } = await act()
  expect(status).toBeLessThan(300)
  const { rows } = await app.db.execute<{ count: number }>(sql`select last_value::int as count from commits`)
  expect(rows[0]?.count).toBeGreaterThan(1)
  const written = app.logged.slice(before).map((line) => JSON.parse(line))
  expect(written.filter(({ msg }) => msg === sentence)).toHaveLength(1)
})

test('an uncommitted change is not logged', async () => {
  const { token } = await newReferral()
  await app.db.execute(sql`
    create constraint trigger fail_every_commit after update on referrals
    deferrable initially deferred for each row execute function events_refuse()`)
  const before = app.logged.length
  const { status } = await decide('interest', token)
  await app.db.execute(sql`drop trigger fail_every_commit on referrals`)
  expect(status).toBe(500)
  expect(app.logged.slice(before).join()).not.toContain('interest shown')
})
