import { beforeAll, describe, expect, test } from 'bun:test'
import { and, eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeMember, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { personSettings } from '../../db/schema/person-settings.ts'
import { users } from '../../db/schema/users.ts'
import { changeSettings } from '../../letters/change-settings.ts'
import { sendSummaries } from '../../letters/send-summaries.ts'
import { notifyOfSubmission } from '../applications/notify-of-submission.ts'

const app = testApp()
const LETTERS = { applications: 'mine', mentions: 'each', referrals: 'each' }
const BASE = { letters: LETTERS, timeZone: null, singleKeys: true, suggestions: true }
let company: Awaited<ReturnType<typeof makeCompany>>
let owner: Person

beforeAll(async () => {
  owner = await app.signIn('hiring_manager', { firstName: 'Ingrid', lastName: 'Solberg' })
  company = await makeCompany(app.db, { ownerId: owner.id })
})

const save = ({ browser }: Person, change: object = {}) => browser.put('/api/settings', { ...BASE, ...change })
const choose = (person: Person, letters: object) => save(person, { letters: { ...LETTERS, ...letters } })
const colleague = async () => {
  const person = await app.signIn('hiring_manager')
  await makeMember(app.db, company, { userId: person.id })
  return person
}
/** Somebody applies to a job that this person handles. */
async function apply(handler: Person, referrer?: Person) {
  const by = referrer ?? (await app.signIn('referrer'))
  const job = await makeJob(app.db, company, { postedBy: handler.id, referralBonus: 3000 })
  const referral = await makeReferral(app.db, { job, referrerId: by.id, referralBonus: 3000 })
  const made = await makeApplication(app.db, { referral })
  await app.db.transaction((tx) => notifyOfSubmission(tx, app.deps.mail, made, { isAsked: false }))
  return { ...made, job, referrer: by }
}
const rowsTo = ({ id }: { id: string }, kind: string) =>
  app.db
    .select()
    .from(letters)
    .where(and(eq(letters.recipientKey, id), eq(letters.kind, kind)))
const settled = (person: Person, kind: string, states: string[]) =>
  until(async () => {
    const rows = await rowsTo(person, kind)
    return rows.map(({ state }) => state).join() === states.join()
  })
/** As if the letters had been written a day ago. */
const aDayLater = ({ id }: Person) =>
  app.db
    .update(letters)
    .set({ createdAt: sql`${letters.createdAt} - interval '1 day'` })
    .where(eq(letters.recipientKey, id))
const summariesTo = async ({ id }: Person) =>
  app.db.$count(letters, and(eq(letters.userId, id), eq(letters.kind, 'daily-summary')))

describe('settings', () => {
  test('everybody begins with the same, and what is saved comes back on every computer', async () => {
    const person = await app.signIn('referrer')
    expect((await person.browser.get('/api/settings')).body).toEqual(BASE)
    const off = { singleKeys: false, suggestions: false }
    const wanted = { letters: { ...LETTERS, referrals: 'daily' }, timeZone: 'Europe/Oslo', ...off }
    expect((await save(person, wanted)).body).toEqual(wanted)
    expect((await person.browser.get('/api/settings')).body).toEqual(wanted)
    expect((await owner.browser.get('/api/settings')).body).toEqual(BASE)
  })

  test('what is left out of a change stays as it is, also where two change at once', async () => {
    const person = await app.signIn('referrer')
    await save(person, { letters: { ...LETTERS, referrals: 'none' }, timeZone: 'Europe/Oslo' })
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    let second: ReturnType<typeof person.browser.put> | undefined
    await app.db.transaction(async (tx) => {
      await changeSettings(tx, person.id, () => ({ singleKeys: false }))
      second = person.browser.put('/api/settings', { letters: { mentions: 'daily' } })
      await until(async () => (await app.db.execute(waiting)).rows.length > 0)
    })
    expect((await second)?.status).toBe(200)
    expect((await person.browser.get('/api/settings')).body).toEqual({
      letters: { applications: 'mine', mentions: 'daily', referrals: 'none' },
      timeZone: 'Europe/Oslo',
      singleKeys: false,
      suggestions: true,
    })
  })

  test.each([
    [{ timeZone: 'Europe/Atlantis' }, 'Please choose a time zone from the list'],
    [{ timeZone: '+02:00' }, 'Please choose a time zone from the list'],
    [{ timeZone: 'x'.repeat(1000) }, 'Please choose a time zone from the list'],
    [{ letters: { ...LETTERS, referrals: 'mine' } }, 'Please choose one of the options'],
    [{ letters: { ...LETTERS, mentions: 'never' } }, 'Please choose one of the options'],
    [{ singleKeys: 'yes' }, 'Please turn the shortcuts on or off'],
  ])('%j is refused: %s', async (change, sentence) => {
    const { status, body } = await save(owner, change)
    expect([status, body.detail]).toEqual([400, sentence])
  })
})

describe('letters that are turned off', () => {
  test('are never sent, also when they are turned on again', async () => {
    const person = await colleague()
    await choose(person, { applications: 'none' })
    await apply(person)
    await settled(person, 'new-application', [])
    await choose(person, { applications: 'mine' })
    const { referrer } = await apply(person)
    expect((await mailTo(person.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('New application'),
    ])
    expect(await mailTo(referrer.email)).toHaveLength(1)
  })

  test('are never those about money, which write days in the zone of their reader', async () => {
    const referrer = await app.signIn('referrer')
    await save(referrer, { letters: { ...LETTERS, referrals: 'none' }, timeZone: 'Pacific/Kiritimati' })
    const { id } = await apply(owner, referrer)
    expect((await owner.browser.patch(`/api/applications/${id}/status`, { status: 'hired' })).status).toBe(200)
    const [letter, ...others] = await mailTo(referrer.email)
    expect([letter?.subject, others]).toEqual([expect.stringContaining('Your reward is promised'), []])
    // In their zone.
    expect(letter?.text).toContain('(UTC+14)')
    await settled(referrer, 'referrer-applied', [])
    await settled(referrer, 'referrer-status', [])
  })
})

test('a member who chose each hears of applications to all jobs, who chose mine of those they handle, and a former member of none', async () => {
  const [each, mine, gone] = [await colleague(), await colleague(), await colleague()]
  await choose(each, { applications: 'each' })
  await choose(gone, { applications: 'each' })
  expect((await owner.browser.delete(`/api/company/members/${gone.id}`)).status).toBe(204)
  const { id } = await apply(mine)
  const [letter] = await mailTo(each.email)
  expect(letter?.text).toContain(`/applications/${id}`)
  expect(letter?.text).toContain('because you chose to hear of applications to all')
  expect(await mailTo(mine.email)).toHaveLength(1)
  expect(await rowsTo(mine, 'colleague-application')).toEqual([])
  expect(await rowsTo(gone, 'colleague-application')).toEqual([])
  await choose(each, { applications: 'mine' })
})

describe('a daily summary', () => {
  test('is one letter, with a line for each, once a day after 8:00', async () => {
    const person = await colleague()
    await choose(person, { applications: 'daily' })
    await apply(person)
    const second = await apply(person)
    await settled(person, 'new-application', ['held', 'held'])
    await aDayLater(person)
    expect(await sendSummaries(app.deps)).toBeGreaterThan(0)
    expect(await summariesTo(person)).toBe(1)
    const [letter, ...others] = await mailTo(person.email)
    expect([letter?.subject, others]).toEqual(['Your daily summary: 2 updates', []])
    expect(letter?.text).toContain(`for “${second.job.title}”`)
    // What is held since waits for the next day.
    await apply(person)
    await until(async () => (await rowsTo(person, 'new-application')).some(({ state }) => state === 'held'))
    await app.db
      .update(letters)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(and(eq(letters.recipientKey, person.id), eq(letters.state, 'held')))
    await sendSummaries(app.deps)
    expect(await summariesTo(person)).toBe(1)
  })

  test('does not have what was turned off meanwhile, or whose candidate erased everything', async () => {
    const [off, left] = [await colleague(), await colleague()]
    for (const person of [off, left]) await choose(person, { applications: 'daily' })
    await apply(off)
    const { id, referralId } = await apply(left)
    for (const person of [off, left]) await settled(person, 'new-application', ['held'])
    await choose(off, { applications: 'none' })
    await app.db.transaction((tx) => app.deps.mail.forget(tx, { referralId, applicationId: id }))
    for (const person of [off, left]) expect(await rowsTo(person, 'new-application')).toEqual([])
    await sendSummaries(app.deps)
    expect([await summariesTo(off), await summariesTo(left)]).toEqual([0, 0])
  })

  test('has nothing for who left the company, whose account was closed, or whose job is in other hands: who handles it gets it', async () => {
    const [gone, closed, other] = [await colleague(), await colleague(), await colleague()]
    const toOwner = async () =>
      (await rowsTo(owner, 'new-application')).flatMap((row) => (row.state === 'held' ? row.applicationId : []))
    const about = new Map<Person, string>()
    for (const person of [gone, closed, other]) {
      await choose(person, { applications: 'daily' })
      const { id, job } = await apply(person)
      about.set(person, id)
      await settled(person, 'new-application', ['held'])
      if (person === other) await app.db.update(jobs).set({ handledBy: owner.id }).where(eq(jobs.id, job.id))
    }
    expect((await owner.browser.delete(`/api/company/members/${gone.id}`)).status).toBe(204)
    expect([await rowsTo(gone, 'new-application'), await toOwner()]).toEqual([[], [about.get(gone) ?? '']])
    await app.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, closed.id))
    for (const person of [closed, other]) await aDayLater(person)
    await sendSummaries(app.deps)
    expect(await summariesTo(closed)).toBe(0)
    expect([await summariesTo(other), await rowsTo(other, 'new-application')]).toEqual([0, []])
    expect((await toOwner()).sort()).toEqual([about.get(gone) ?? '', about.get(other) ?? ''].sort())
    expect(await mailTo(other.email, 0)).toEqual([])
  })

  // docs/rules.md#a-job-is-in-somebodys-hands
  test('goes with a job that is handed over: its new handler reads what was held, and nobody else', async () => {
    const [before, after] = [await colleague(), await colleague()]
    for (const person of [before, after]) await choose(person, { applications: 'daily' })
    const { job } = await apply(before)
    await apply(before)
    await settled(before, 'new-application', ['held', 'held'])
    const path = `/api/jobs/my-jobs/${job.id}/responsible`
    expect((await owner.browser.patch(path, { userId: after.id })).status).toBe(200)
    for (const person of [before, after]) {
      await settled(person, 'new-application', ['held'])
      await aDayLater(person)
    }
    await sendSummaries(app.deps)
    for (const person of [before, after])
      expect((await mailTo(person.email)).map(({ subject }) => subject)).toEqual(['Your daily summary: 1 update'])
    expect((await mailTo(after.email))[0]?.text).toContain(`“${job.title}”`)
  })

  test('which was enqueued before its reader left has no line of the company', async () => {
    const gone = await colleague()
    await choose(gone, { applications: 'daily' })
    await apply(gone)
    await settled(gone, 'new-application', ['held'])
    const letterIds = (await rowsTo(gone, 'new-application')).map(({ id }) => id)
    await app.db.delete(companyMembers).where(eq(companyMembers.userId, gone.id))
    await app.db.transaction((tx) =>
      app.deps.mail.enqueueEach(tx, [{ kind: 'daily-summary', userId: gone.id, letterIds }]),
    )
    await settled(gone, 'daily-summary', [])
    expect(await mailTo(gone.email, 0)).toEqual([])
  })

  test('does not have an application whose job was deleted after a hire', async () => {
    const person = await colleague()
    await choose(person, { applications: 'daily' })
    const { job } = await apply(person)
    await settled(person, 'new-application', ['held'])
    await app.db.update(jobs).set({ removedAt: new Date(), isActive: false }).where(eq(jobs.id, job.id))
    await aDayLater(person)
    await sendSummaries(app.deps)
    await settled(person, 'daily-summary', [])
    expect(await mailTo(person.email, 0)).toEqual([])
  })

  test('comes to the others where one fails, and at 8:00 UTC where the zone is not known', async () => {
    const [bad, good] = [await colleague(), await colleague()]
    for (const person of [bad, good]) {
      await choose(person, { applications: 'daily' })
      await apply(person)
      await settled(person, 'new-application', ['held'])
      await aDayLater(person)
    }
    await app.db.update(personSettings).set({ timeZone: 'Europe/Atlantis' }).where(eq(personSettings.userId, good.id))
    const { enqueueEach } = app.deps.mail
    const mail: Pick<typeof app.deps.mail, 'enqueueEach'> = {
      enqueueEach: (tx, all) =>
        all.some((letter) => 'userId' in letter && letter.userId === bad.id)
          ? Promise.reject(new Error('It fails for this one.'))
          : enqueueEach(tx, all),
    }
    await sendSummaries({ ...app.deps, mail })
    expect([await summariesTo(bad), await summariesTo(good)]).toEqual([0, 1])
    expect(await rowsTo(bad, 'new-application')).toMatchObject([{ state: 'held' }])
    await sendSummaries(app.deps)
    expect(await summariesTo(bad)).toBe(1)
  })

  test('comes at 8:00 where its reader lives', async () => {
    const person = await colleague()
    await save(person, { letters: { ...LETTERS, applications: 'daily' }, timeZone: 'Pacific/Kiritimati' })
    await apply(person)
    await settled(person, 'new-application', ['held'])
    // Written after the last 8:00 there.
    await sendSummaries(app.deps)
    expect(await summariesTo(person)).toBe(0)
  })
})

test('what waits while its job changes hands follows the choice of who handles it when it leaves', async () => {
  const [before, now] = [await colleague(), await colleague()]
  await choose(now, { applications: 'daily' })
  const { job } = await apply(before)
  expect(await mailTo(before.email)).toHaveLength(1)
  const [letter] = await rowsTo(before, 'new-application')
  await app.db.update(letters).set({ state: 'parked' }).where(eq(letters.recipientKey, before.id))
  await app.db.update(jobs).set({ handledBy: now.id }).where(eq(jobs.id, job.id))
  await app.db.transaction((tx) => app.deps.mail.resend(tx, letter?.id ?? ''))
  await settled(now, 'new-application', ['held'])
  expect(await mailTo(now.email, 0)).toEqual([])
})

test('one click in a mail client turns off the letters of that group alone', async () => {
  const person = await app.signIn('referrer')
  const { referrer } = await apply(owner, person)
  const [letter] = await mailTo(referrer.email)
  expect(letter?.text).toContain('/settings#letters')
  const address = /^<(.+)>$/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  expect((await app.guest().get(address)).body).toContain('<h1>Stop these emails?</h1>')
  expect((await person.browser.get('/api/settings')).body).toEqual(BASE)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await app.guest().call('POST', address, { headers, body: 'List-Unsubscribe=One-Click' })
  expect([reply.status, reply.body]).toMatchObject([200, expect.stringContaining('These emails are stopped')])
  expect((await person.browser.get('/api/settings')).body.letters).toEqual({ ...LETTERS, referrals: 'none' })
  const forged = address.replace('referrals', 'applications')
  expect((await app.guest().call('POST', forged, { headers, body: 'List-Unsubscribe=One-Click' })).status).toBe(404)
})
