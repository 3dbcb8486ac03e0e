import { beforeAll, describe, expect, test } from 'bun:test'
import { signInAddress } from '@goodword/contract/addresses'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { VALID } from '../../../contract/test/boundaries.ts'
import { makeApplication, makeCompany, makeJob, makeReferral, makeReward } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { passProvider, signInBy } from '../../../test/sign-in.ts'
import { newTeam } from '../../../test/teams.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { reports } from '../../db/schema/reports.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org,otto@example.org' })
const REASON = 'You are not "Copperline".'
const BUTTON = signInAddress('google', 'hiring')
let olga: Person

beforeAll(async () => {
  olga = await app.signIn('referrer', { email: 'olga@example.org' })
})

const close = (id: string, reason = REASON) => olga.browser.post(`/api/operator/people/${id}/close`, { reason })
const reopen = (id: string) => olga.browser.post(`/api/operator/people/${id}/reopen`)
const live = (userId: string) => app.db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))

/** Somebody who signs in by the provider. */
async function newPerson() {
  const typed = { email: `person-${crypto.randomUUID()}@example.org`, given_name: 'Ada', family_name: 'Lovelace' }
  const browser = app.guest()
  await signInBy(browser, BUTTON, typed)
  const [user] = await app.db.select().from(users).where(eq(users.email, typed.email))
  return { typed, browser, id: user?.id ?? '' }
}

describe('a closed account', () => {
  test('closing an account ends its sessions at once and refuses the sign-in with a page that says why', async () => {
    const { id, browser, typed } = await newPerson()
    expect((await close(id)).status).toBe(204)
    app.aSecondLater(browser)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    const again = app.guest()
    const refused = await signInBy(again, BUTTON, typed)
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    expect(refused.body).toContain('This account was closed by the operators.')
    expect(refused.body).not.toContain('Copperline')
    expect([await live(id), (await again.get('/api/auth/user')).status]).toEqual([0, 401])
  })

  test('a reopened account can be signed in to, and its postings stay hidden until each is shown', async () => {
    const { id, typed } = await newPerson()
    const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: id }))
    await close(id)
    expect((await reopen(id)).status).toBe(204)
    const browser = app.guest()
    expect((await signInBy(browser, BUTTON, typed)).status).toBe(302)
    expect((await browser.get(`/api/jobs/my-jobs/${job.id}`)).body).toMatchObject({ hiddenReason: REASON })
    expect((await browser.patch(`/api/jobs/${job.id}`, { isActive: true })).status).toBe(409)
    await olga.browser.post(`/api/operator/jobs/${job.id}/show`)
    expect((await browser.patch(`/api/jobs/${job.id}`, { isActive: true })).status).toBe(200)
  })

  test('no other account of the inbox of a closed one is signed in to, however it is spelled, until it is reopened', async () => {
    const local = `ada.${crypto.randomUUID().slice(0, 8)}`
    const { id } = await app.signIn('hiring_manager', { email: `${local}@gmail.com` })
    const other = await app.signIn('hiring_manager', { email: `${local}+other@gmail.com` })
    await close(id)
    const spelled = [local, `${local}+b`, local.replace('.', '')].map((name) => `${name}@gmail.com`)
    const typed = (email: string) => ({ email, given_name: 'Ada', family_name: 'Lovelace' })
    for (const email of spelled) {
      const refused = await signInBy(app.guest(), BUTTON, typed(email))
      expect([email, refused.status]).toEqual([email, 403])
      expect(refused.body).toContain('This account was closed by the operators.')
    }
    expect(await app.db.$count(users, inArray(users.email, spelled))).toBe(1)
    // Who is signed in stays so.
    app.aSecondLater(other.browser)
    expect((await other.browser.get('/api/auth/user')).status).toBe(200)
    await reopen(id)
    for (const email of spelled) expect((await signInBy(app.guest(), BUTTON, typed(email))).status).toBe(302)
  })

  test('closing an account hides the postings of its company alone, ends its proven name, and leaves money as it is', async () => {
    const { id: ownerId } = await app.signIn('hiring_manager')
    const { id: otherId } = await app.signIn('hiring_manager')
    const proven = { domain: 'copperline.example', provenNameKey: 'copperline' }
    const company = await makeCompany(app.db, { ownerId, ...proven })
    const mine = [await makeJob(app.db, company, { referralBonus: 3000 }), await makeJob(app.db, company)] as const
    const others = await makeJob(app.db, await makeCompany(app.db, { ownerId: otherId }))
    const reward = await makeReward(app.db, await makeReferral(app.db, { job: mine[0], referrerId: olga.id }))
    await app.db.delete(letters)
    await close(ownerId)
    for (const { id } of mine)
      expect((await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]).toMatchObject({
        ...{ isActive: false, hiddenReason: REASON },
      })
    expect((await app.db.select().from(jobs).where(eq(jobs.id, others.id)))[0]).toMatchObject({ hiddenAt: null })
    const [after] = await app.db.select().from(companies).where(eq(companies.id, company.id))
    expect([after?.domain, after?.provenNameKey]).toEqual([null, null])
    expect(await app.db.select().from(rewards).where(eq(rewards.id, reward.id))).toMatchObject([{ state: 'held' }])
    // One letter, not another for each posting; nobody else is concerned.
    expect((await app.db.select().from(letters)).map(({ kind, recipientKey }) => [kind, recipientKey])).toEqual([
      ['account-closed', ownerId],
    ])
  })

  test('whose account is closed gets a letter with the reason in quotes', async () => {
    const { id, email } = await app.signIn('referrer')
    await close(id)
    const [letter] = await mailTo(email)
    expect(letter?.text).toContain("> “You are not 'Copperline'.”")
  })

  test('operators see that an account is closed, when and why', async () => {
    const { id } = await app.signIn('referrer')
    await close(id)
    const { body } = await olga.browser.post('/api/operator/people', { who: id })
    expect(body).toMatchObject([{ id, closed: { at: expect.stringMatching(/^20/), reason: REASON }, sessions: 0 }])
    await reopen(id)
    expect((await olga.browser.post('/api/operator/people', { who: id })).body).toMatchObject([{ closed: null }])
  })

  test('operators close neither themselves nor each other', async () => {
    const otto = await app.signIn('referrer', { email: 'otto@example.org' })
    for (const { id, browser } of [olga, otto]) {
      expect((await close(id)).status).toBe(409)
      expect((await browser.get('/api/auth/user')).status).toBe(200)
    }
    expect((await close(olga.id)).body.detail).toBe('You cannot close your own account.')
  })

  test('closing twice, reopening what is open, and unknown people are refused', async () => {
    const { id } = await app.signIn('referrer')
    expect((await reopen(id)).status).toBe(409)
    await close(id)
    expect((await close(id)).body.detail).toBe('This account is closed already.')
    for (const unknown of [crypto.randomUUID(), 'none'])
      expect([(await close(unknown)).status, (await reopen(unknown)).status]).toEqual([404, 404])
  })

  test('nobody but operators closes and reopens accounts', async () => {
    const [one, two] = [await app.signIn('referrer'), await app.signIn('hiring_manager')]
    const refused = await two.browser.post(`/api/operator/people/${one.id}/close`, { reason: REASON })
    expect([refused.status, (await two.browser.post(`/api/operator/people/${one.id}/reopen`)).status]).toEqual([
      404, 404,
    ])
    expect((await one.browser.get('/api/auth/user')).status).toBe(200)
  })
})

test('of closing and signing in at the same time no session is left', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, typed } = await newPerson()
    const again = app.guest()
    const callback = await passProvider(await again.get(BUTTON), typed)
    await Promise.all([
      again.get(callback, { headers: { 'sec-fetch-site': 'cross-site' } }),
      Bun.sleep(round * 5).then(() => close(id)),
    ])
    expect(await live(id)).toBe(0)
  }
})

test('of closing and posting at the same time no posting is left open', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: ownerId, browser } = await app.signIn('hiring_manager')
    const { id: companyId } = await makeCompany(app.db, { ownerId })
    await Promise.all([browser.post('/api/jobs', VALID.job), Bun.sleep(round * 2).then(() => close(ownerId))])
    expect(await app.db.$count(jobs, and(eq(jobs.companyId, companyId), jobs.isActive))).toBe(0)
  }
})

describe('a closed account of a company with other members', () => {
  const shown = async (jobId: string) => {
    const [row] = await app.db.select().from(jobs).where(eq(jobs.id, jobId))
    return row?.hiddenAt === null
  }

  test('leaves the company, whose postings and members stay, and its jobs go to the owner with what is held of them', async () => {
    const { owner, manager, job } = await newTeam(app)
    const referral = await makeReferral(app.db, { job, referrerId: (await newPerson()).id })
    const { id: applicationId } = await makeApplication(app.db, { referral })
    const held = { kind: 'new-application', recipientKey: manager.id, applicationId, state: 'held' } as const
    await app.db.insert(letters).values(held)
    expect((await close(manager.id)).status).toBe(204)
    expect(await shown(job.id)).toBe(true)
    const { body } = await owner.browser.get('/api/company/members')
    expect(body.members).toMatchObject([{ userId: owner.id, jobs: 1 }])
    const isAboutIt = eq(letters.applicationId, applicationId)
    expect(await app.db.select().from(letters).where(isAboutIt)).toMatchObject([{ ...held, recipientKey: owner.id }])
  })

  test('of an owner changes nothing where another owner is left', async () => {
    const { owner, manager, company, job } = await newTeam(app)
    await app.db.update(companies).set({ domain: 'aurora.example' }).where(eq(companies.id, company.id))
    await owner.browser.patch(`/api/company/members/${manager.id}`, { role: 'owner' })
    await close(owner.id)
    expect(await shown(job.id)).toBe(true)
    expect((await manager.browser.get('/api/company')).body.domain).toBe('aurora.example')
    expect((await manager.browser.post('/api/jobs', VALID.job)).status).toBe(201)
  })

  test('of the last owner hides all its postings, and its managers post nothing until the account is reopened', async () => {
    const { owner, manager, job } = await newTeam(app)
    await close(owner.id)
    expect(await shown(job.id)).toBe(false)
    const refused = await manager.browser.post('/api/jobs', VALID.job)
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      "The operators closed the account of this company's owner, so nothing can be posted.",
    ])
    await reopen(owner.id)
    expect((await manager.browser.post('/api/jobs', VALID.job)).status).toBe(201)
  })

  test('as the answer to a report is that of who posted, and hides that posting alone where an owner is left', async () => {
    const { owner, manager, company, job } = await newTeam(app)
    const other = await makeJob(app.db, company)
    const reported = [job, other].map(({ id: jobId }) => ({ jobId, reason: 'fraud' as const }))
    const [report] = await app.db.insert(reports).values(reported).returning()
    const { body: list } = await olga.browser.get('/api/operator/reports?limit=100')
    const shownReport = list.find(({ id }: { id: string }) => id === report?.id)
    expect(shownReport.poster).toMatchObject({ id: manager.id, isClosed: false })
    const answer = { outcome: 'account-closed', answer: 'We closed it.', reason: REASON }
    expect((await olga.browser.post(`/api/operator/reports/${report?.id}/answer`, answer)).status).toBe(204)
    expect([await shown(job.id), await shown(other.id)]).toEqual([false, true])
    const closed = await app.db
      .select()
      .from(users)
      .where(inArray(users.id, [owner.id, manager.id]))
    expect(closed.filter(({ closedAt }) => closedAt).map(({ id }) => id)).toEqual([manager.id])
    expect(await app.db.$count(reports, and(eq(reports.jobId, other.id), isNull(reports.answeredAt)))).toBe(1)
    const told = await app.db.select().from(letters).where(eq(letters.jobId, job.id))
    expect(told).toMatchObject([{ kind: 'job-hidden', recipientKey: owner.id }])
    // Another posting of theirs, whose report is answered later: the reason is that of the account.
    const late = await makeJob(app.db, company, { postedBy: manager.id })
    const [second] = await app.db.insert(reports).values({ jobId: late.id, reason: 'fraud' }).returning()
    const { reason: _, ...again } = answer
    expect((await olga.browser.post(`/api/operator/reports/${second?.id}/answer`, again)).status).toBe(204)
    const [hidden] = await app.db.select().from(jobs).where(eq(jobs.id, late.id))
    expect(hidden?.hiddenReason).toBe(REASON)
  })
})
