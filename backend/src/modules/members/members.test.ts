import { describe, expect, test } from 'bun:test'
import { and, eq } from 'drizzle-orm'
import { VALID } from '../../../contract/test/boundaries.ts'
import { makeApplication, makeJob, makeMember, makeReferral, makeReward } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { newTeam } from '../../../test/teams.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { formerMembers } from '../../db/schema/former-members.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { aboutFact } from '../../letters/about-fact.ts'

const app = testApp()
const GONE = 'You are no longer a member of “Aurora Energy”.'
const ENOUGH = 'A company needs an owner. Please make somebody else an owner first.'
const remove = ({ browser }: Person, { id }: { id: string }) => browser.delete(`/api/company/members/${id}`)
const change = ({ browser }: Person, { id }: { id: string }, role: string) =>
  browser.patch(`/api/company/members/${id}`, { role })

/** An application for this job, by somebody's link. */
async function applicationTo(job: Awaited<ReturnType<typeof makeJob>>) {
  const referrer = await app.signIn('referrer')
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  return { referrer, referral, application: await makeApplication(app.db, { referral }) }
}

describe('every member', () => {
  test('sees the jobs and applications of the company, and what they decide is kept under their name', async () => {
    const { owner, manager, company, job } = await newTeam(app)
    const { application } = await applicationTo(job)
    const second = await makeJob(app.db, company)
    for (const { browser } of [owner, manager]) {
      const { body } = await browser.get('/api/jobs/my-jobs')
      expect(body.map(({ id }: { id: string }) => id).sort()).toEqual([job.id, second.id].sort())
      expect((await browser.get('/api/jobs/my-jobs/counts')).body.jobs).toBe(2)
      expect((await browser.get(`/api/applications/job/${job.id}`)).body).toHaveLength(1)
      expect((await browser.get('/api/company')).body.id).toBe(company.id)
    }
    const set = await manager.browser.patch(`/api/applications/${application.id}/status`, { status: 'reviewing' })
    expect(set.status).toBe(200)
    const [change] = await app.db.select().from(statusChanges).where(eq(statusChanges.toStatus, 'reviewing'))
    expect(change?.changedBy).toBe(manager.id)
  })

  test('posts and deletes jobs of the company and changes its page, and nobody else does', async () => {
    const { owner, manager, company, job } = await newTeam(app)
    const stranger = (await newTeam(app, 'Fernway')).manager
    const posted = await manager.browser.post('/api/jobs', VALID.job)
    expect([posted.status, posted.body.handledBy.id]).toEqual([201, manager.id])
    expect((await stranger.browser.delete(`/api/jobs/${job.id}`)).status).toBe(404)
    expect((await owner.browser.delete(`/api/jobs/${posted.body.id}`)).status).toBe(204)
    const setup = await manager.browser.post('/api/company/setup', { ...VALID.company, companyName: 'Aurora Light' })
    expect(setup.body).toMatchObject({ id: company.id, companyName: 'Aurora Light' })
  })

  test('refers nobody to the company and reports none of its postings, also from another account of the inbox', async () => {
    const { owner, manager, job } = await newTeam(app)
    const same = await app.signIn('referrer', { email: manager.email })
    for (const { id, browser } of [owner, manager, same]) {
      const input = { jobId: job.id, referrerId: id, candidateEmail: 'kim@example.org', candidateName: 'Kim Park' }
      const { status, body } = await browser.post('/api/referrals', input)
      expect([status, body.detail]).toEqual([403, 'You cannot refer people to jobs of your own company.'])
      expect((await browser.get(`/api/jobs/${job.id}`)).body.isOwn).toBe(true)
      const own = (await browser.get('/api/jobs')).body.find(({ id }: { id: string }) => id === job.id)
      expect(own.isOwn).toBe(true)
      expect((await browser.post(`/api/jobs/${job.id}/report`, { reason: 'fraud' })).status).toBe(409)
    }
  })

  test('reads what the company owes, says that it has paid, and speaks for it in a dispute, once for all', async () => {
    const { owner, manager, job } = await newTeam(app)
    const referrer = await app.signIn('referrer')
    const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
    const { id } = await makeReward(app.db, referral, ['due'])
    const row = `/api/statement/rows/${id}`
    expect((await owner.browser.get('/api/statement')).body.due).toBe(300_000)
    expect((await manager.browser.post(`${row}/paid`, {})).body.state).toBe('paid')
    expect((await owner.browser.get(row)).body.explains.at(-2).text).toContain(
      `By “${manager.firstName} ${manager.lastName}”.`,
    )
    expect(JSON.stringify((await referrer.browser.get(row)).body)).not.toContain(manager.firstName)
    await referrer.browser.post(`${row}/dispute`, { reason: 'It takes long.' })
    expect((await manager.browser.post(`${row}/dispute`, { reason: 'It went out.' })).status).toBe(200)
    await remove(owner, manager)
    const again = await owner.browser.post(`${row}/dispute`, { reason: 'It did.' })
    expect([again.status, again.body.detail]).toEqual([409, 'You have disputed this already.'])
    const { explains } = (await owner.browser.get(row)).body
    expect(explains.findLast(({ kind }: { kind: string }) => kind === 'fact').text).toStartWith(
      `It was disputed: an operator decides. By “${manager.firstName} ${manager.lastName}”.`,
    )
  })

  test('who came to refer keeps both: their referrals, and the hiring', async () => {
    const { company, job } = await newTeam(app)
    const referrer = await app.signIn('referrer')
    await makeMember(app.db, company, { userId: referrer.id })
    const { browser } = referrer
    expect((await browser.get('/api/auth/user')).body).toMatchObject({
      role: 'referrer',
      company: { id: company.id, role: 'manager' },
    })
    expect((await browser.get('/api/jobs/my-jobs')).body).toHaveLength(1)
    expect((await browser.get(`/api/applications/job/${job.id}`)).status).toBe(200)
    expect((await browser.get(`/api/referrals/user/${referrer.id}`)).status).toBe(200)
    const other = (await newTeam(app, 'Fernway')).job
    const referral = await makeReferral(app.db, { job: other, referrerId: referrer.id })
    await makeReward(app.db, referral)
    expect((await browser.get('/api/statement')).body.held).toBe(225_000)
    expect((await browser.get('/api/statement?side=company')).body.held).toBe(0)
  })
})

describe('owners alone', () => {
  test('invite, take back, remove and change roles', async () => {
    const { owner, manager } = await newTeam(app)
    const only = [403, 'Only owners of the company can do this.']
    const { browser } = manager
    const invited = await browser.post('/api/company/members', { email: 'nils@example.org', role: 'owner' })
    expect([invited.status, invited.body.detail]).toEqual(only)
    const removed = await remove(manager, owner)
    expect([removed.status, removed.body.detail]).toEqual(only)
    const raised = await change(manager, manager, 'owner')
    expect([raised.status, raised.body.detail]).toEqual(only)
    expect((await browser.delete(`/api/company/members/invitations/${owner.id}`)).status).toBe(403)
    expect((await change(owner, manager, 'owner')).status).toBe(200)
    expect((await change(manager, owner, 'manager')).body.members).toMatchObject([
      { userId: owner.id, role: 'manager', isMe: false },
      { userId: manager.id, role: 'owner', isMe: true },
    ])
  })

  test('reach members of their own company alone', async () => {
    const [{ owner }, { manager: stranger }] = [await newTeam(app), await newTeam(app, 'Fernway')]
    expect((await remove(owner, stranger)).status).toBe(404)
    expect((await change(owner, stranger, 'owner')).status).toBe(404)
    expect((await owner.browser.delete('/api/company/members/none')).status).toBe(404)
  })
})

describe('the last owner', () => {
  test('cannot leave, be removed or become a manager', async () => {
    const { owner, manager } = await newTeam(app)
    for (const { status, body } of [await remove(owner, owner), await change(owner, owner, 'manager')])
      expect([status, body.detail]).toEqual([409, ENOUGH])
    await change(owner, manager, 'owner')
    expect((await remove(owner, owner)).status).toBe(204)
    expect((await remove(manager, manager)).body.detail).toBe(ENOUGH)
  })

  test('two owners who remove each other at once leave one', async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, manager, company } = await newTeam(app)
      await change(owner, manager, 'owner')
      const replies = await Promise.all([remove(owner, manager), remove(manager, owner)])
      expect(replies.map(({ status }) => status).sort()).toEqual([204, 403])
      expect(await app.db.$count(companyMembers, eq(companyMembers.companyId, company.id))).toBe(1)
    }
  })
})

describe('who leaves or is removed', () => {
  test('is refused from the next request on, with the name of the company', async () => {
    const { owner, manager, job } = await newTeam(app)
    const { application } = await applicationTo(job)
    const { browser } = manager
    expect((await browser.get('/api/jobs/my-jobs')).status).toBe(200)
    expect((await remove(owner, manager)).status).toBe(204)
    const refused = [
      await browser.patch(`/api/applications/${application.id}/status`, { status: 'hired' }),
      await browser.post('/api/jobs', VALID.job),
      await browser.delete(`/api/jobs/${job.id}`),
      await browser.get('/api/jobs/my-jobs'),
      await browser.get(`/api/applications/job/${job.id}`),
      await browser.get('/api/statement'),
      await browser.get('/api/company/members'),
    ]
    for (const { status, body } of refused) expect([status, body.detail]).toEqual([403, GONE])
    expect((await browser.get('/api/auth/user')).body.company).toBeUndefined()
    const ofIt = eq(statusChanges.applicationId, application.id)
    expect(await app.db.$count(statusChanges, and(ofIt, eq(statusChanges.toStatus, 'hired')))).toBe(0)
  })

  test('within a second also at servers that have not heard of it, and reads nothing until then', async () => {
    const { manager, company, job } = await newTeam(app)
    const { browser } = manager
    const read = () => browser.get(`/api/applications/job/${job.id}`)
    expect((await read()).status).toBe(200)
    // As another server would.
    await app.db.delete(companyMembers).where(eq(companyMembers.userId, manager.id))
    await app.db.insert(formerMembers).values({ userId: manager.id, companyId: company.id })
    expect((await read()).status).toBe(404)
    expect((await browser.get('/api/jobs/my-jobs')).body).toEqual([])
    const set = await browser.patch(`/api/jobs/${job.id}`, { isActive: false })
    expect([set.status, set.body.detail]).toEqual([403, GONE])
    app.aSecondLater(browser)
    expect((await read()).body.detail).toBe(GONE)
  })

  test('may set up a company of their own', async () => {
    const { owner, manager } = await newTeam(app)
    await remove(owner, manager)
    const { browser } = manager
    expect((await browser.get('/api/company')).body).toBeNull()
    expect((await browser.post('/api/company/setup', VALID.company)).status).toBe(200)
    expect((await browser.get('/api/jobs/my-jobs')).body).toEqual([])
    expect((await browser.get('/api/company/members')).body.members).toMatchObject([{ role: 'owner', isMe: true }])
  })

  test('leaves their jobs to the longest-standing owner, and a manager may leave', async () => {
    const { owner, manager, company, job } = await newTeam(app)
    const late = await app.signIn('hiring_manager')
    await makeMember(app.db, company, { userId: late.id, role: 'owner' })
    expect((await remove(manager, manager)).status).toBe(204)
    const [row] = await app.db.select().from(jobs).where(eq(jobs.id, job.id))
    expect([row?.handledBy, row?.postedBy]).toEqual([owner.id, manager.id])
    // A draft is no job yet.
    await makeJob(app.db, { ...company, ownerId: owner.id }, { isDraft: true, isActive: false })
    const { body } = await owner.browser.get('/api/company/members')
    expect(body.members.map(({ jobs }: { jobs: number }) => jobs)).toEqual([1, 0])
    // Nobody has removed them.
    expect(await app.db.$count(letters, eq(letters.userId, manager.id))).toBe(0)
  })

  test('gets a letter where an owner removed them', async () => {
    const { owner, manager } = await newTeam(app)
    await remove(owner, manager)
    const written = await app.db.select().from(letters).where(eq(letters.userId, manager.id))
    expect(written).toMatchObject([{ kind: 'member-removed', data: { personId: owner.id } }])
  })
})

describe('who handles a job', () => {
  const lettersTo = async (applicationId: string) => {
    const all = await app.db.select().from(letters).where(eq(letters.applicationId, applicationId))
    return all.flatMap(({ kind, recipientKey }) => (kind === 'new-application' ? recipientKey : []))
  }
  const give = ({ browser }: Person, jobId: string, userId: string) =>
    browser.patch(`/api/jobs/my-jobs/${jobId}/responsible`, { userId })
  const applied = async (job: Awaited<ReturnType<typeof makeJob>>) => {
    const { application } = await applicationTo(job)
    await app.db.transaction((tx) =>
      app.deps.mail.enqueueEach(tx, [{ kind: 'new-application', applicationId: application.id }]),
    )
    return lettersTo(application.id)
  }

  test('gets the letters about its applications: first who posted it, then who took it, then an owner', async () => {
    const { owner, manager, company, job } = await newTeam(app)
    expect(await applied(job)).toEqual([manager.id])
    const colleague = await app.signIn('hiring_manager')
    await makeMember(app.db, company, { userId: colleague.id })
    const given = await give(colleague, job.id, colleague.id)
    expect([given.status, given.body.handledBy.id]).toEqual([200, colleague.id])
    expect(await applied(job)).toEqual([colleague.id])
    await remove(owner, colleague)
    expect(await applied(job)).toEqual([owner.id])
    expect((await owner.browser.get(`/api/jobs/my-jobs/${job.id}`)).body.handledBy.id).toBe(owner.id)
  })

  test('is a member, and only members say who', async () => {
    const { manager, job } = await newTeam(app)
    const stranger = (await newTeam(app, 'Fernway')).owner
    const other = await give(manager, job.id, stranger.id)
    expect([other.status, other.body.detail]).toEqual([400, 'This person is no member of your company.'])
    expect((await give(stranger, job.id, stranger.id)).status).toBe(404)
    expect((await give(manager, job.id, 'me')).body.errors).toEqual({ userId: 'Please choose a colleague' })
  })

  test('gets no letters about money: an owner does', async () => {
    const { owner, job } = await newTeam(app)
    const { application } = await applicationTo(job)
    await owner.browser.patch(`/api/applications/${application.id}/status`, { status: 'hired' })
    const [reward] = await app.db.select().from(rewards).where(eq(rewards.applicationId, application.id))
    const [fact] = await app.db
      .select()
      .from(rewardFacts)
      .where(eq(rewardFacts.rewardId, reward?.id ?? ''))
    const [letter] = await aboutFact.findPeople(app.db, [fact?.id ?? '']).then((people) => [...people.values()])
    expect(letter?.manager).toBe(owner.id)
  })
})
