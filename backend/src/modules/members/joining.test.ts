import { describe, expect, test } from 'bun:test'
import { JOIN_LETTERS } from '@goodword/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import { VALID } from '../../../contract/test/boundaries.ts'
import { makeApplication, makeJob, makeJoinLink, makeMember, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { newTeam } from '../../../test/teams.ts'
import { companyInvitations } from '../../db/schema/company-invitations.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { letters } from '../../db/schema/letters.ts'
import { addressHashes } from '../../privacy/suppressions/address-hashes.ts'
import { suppress } from '../../privacy/suppressions/suppress.ts'

const app = testApp()
const MEMBERS = '/api/company/members'
const DEAD = 'This invitation link is invalid or has expired.'
const invite = ({ browser }: Person, email: string, role = 'manager') => browser.post(MEMBERS, { email, role })
const linkOf = (token: string) => `/api/company/invitations/${token}`
const join = ({ browser }: Pick<Person, 'browser'>, { token }: { token: string }) =>
  browser.post(`${linkOf(token)}/accept`)
const newEmail = () => `nils-${crypto.randomUUID()}@example.org`

/** A team that has invited somebody who is signed in with the invited address. */
async function invited(role: Parameters<typeof app.signIn>[0] = null) {
  const team = await newTeam(app)
  const guest = await app.signIn(role, { email: newEmail() })
  const link = await makeJoinLink(app.db, team.company, { email: guest.email, invitedBy: team.owner.id })
  return { ...team, guest, link }
}

describe('an invitation', () => {
  test('comes by letter, and its link lets the invited person in', async () => {
    const { owner, company } = await newTeam(app)
    const email = newEmail()
    const { status, body } = await invite(owner, email, 'owner')
    const name = `${owner.firstName} ${owner.lastName}`
    expect(status).toBe(201)
    expect(body.invitations).toMatchObject([{ email, role: 'owner', invitedBy: name, isOver: false }])
    const [letter] = await mailTo(email)
    expect(letter?.subject).toBe(`“${name}” invites you to “Aurora Energy”`)
    const token = /\/join\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? ''
    const [row] = await app.db.select().from(companyInvitations).where(eq(companyInvitations.email, email))
    expect(JSON.stringify(row)).not.toContain(token)
    const guest = await app.signIn(null, { email })
    expect((await guest.browser.get(linkOf(token))).body).toEqual({
      companyName: 'Aurora Energy',
      inviterName: name,
      role: 'owner',
      state: 'invited',
    })
    expect((await join(guest, { token })).status).toBe(204)
    const { body: user } = await guest.browser.get('/api/auth/user')
    expect(user).toMatchObject({ role: 'hiring_manager', company: { id: company.id, role: 'owner' } })
    expect((await guest.browser.get('/api/jobs/my-jobs')).body).toHaveLength(1)
    expect((await owner.browser.get(MEMBERS)).body).toMatchObject({ members: [{}, {}, { email }], invitations: [] })
    const [joined] = await mailTo(owner.email)
    expect(joined?.subject).toBe(`“${guest.firstName} ${guest.lastName}” joined “Aurora Energy”`)
  })

  test('keeps the role of a referrer', async () => {
    const { guest, link } = await invited('referrer')
    expect((await join(guest, link)).status).toBe(204)
    expect((await guest.browser.get('/api/auth/user')).body).toMatchObject({ role: 'referrer', company: {} })
    expect((await guest.browser.get('/api/jobs/my-jobs')).status).toBe(200)
  })

  test('lets a recommender in, who then decides nothing about whom they recommended, and writes to nobody for it', async () => {
    const { guest, link, company, owner } = await invited('referrer')
    const job = await makeJob(app.db, { ...company, ownerId: owner.id })
    const referral = await makeReferral(app.db, { job, referrerId: guest.id })
    const { id } = await makeApplication(app.db, { referral })
    const open = await makeReferral(app.db, { job, referrerId: guest.id, candidateEmail: newEmail() })
    await join(guest, link)
    const decided = await guest.browser.patch(`/api/applications/${id}/status`, { status: 'hired' })
    expect([decided.status, decided.body.detail]).toEqual([403, 'You recommended this person, so a colleague decides.'])
    const many = await guest.browser.patch('/api/applications/status', { ids: [id], status: 'hired' })
    expect(many.body).toEqual([{ id, outcome: 'not-found' }])
    for (const step of ['remind', 'resend'])
      expect((await guest.browser.post(`/api/referrals/${open.id}/${step}`)).status).toBe(403)
    expect((await owner.browser.patch(`/api/applications/${id}/status`, { status: 'hired' })).status).toBe(200)
  })

  test('says to everybody who opens it what they can do, and reading it changes nothing', async () => {
    const { owner, guest, link, company } = await invited()
    const stranger = await app.signIn('referrer')
    const other = (await newTeam(app, 'Fernway')).owner
    const states = async () => [
      (await app.guest().get(linkOf(link.token))).body.state,
      ...(await Promise.all(
        [guest, stranger, owner, other].map(async ({ browser }) => (await browser.get(linkOf(link.token))).body.state),
      )),
    ]
    const all = ['guest', 'invited', 'other-address', 'member', 'elsewhere']
    expect([await states(), await states()]).toEqual([all, all])
    expect(JSON.stringify((await stranger.browser.get(linkOf(link.token))).body)).not.toContain('@')
    expect(await app.db.$count(companyMembers, eq(companyMembers.companyId, company.id))).toBe(2)
  })

  test('that was forwarded lets nobody in and goes on working for the invited inbox, in any spelling', async () => {
    const team = await newTeam(app)
    const name = `nils.${crypto.randomUUID().slice(0, 8)}`
    const link = await makeJoinLink(app.db, team.company, { email: `${name}@gmail.com`, invitedBy: team.owner.id })
    const stranger = await app.signIn('hiring_manager')
    const { status, body } = await join(stranger, link)
    expect([status, body.detail]).toEqual([
      403,
      'This invitation went to another address. Please sign in with the account of that address, or ask for an invitation to yours.',
    ])
    const spelled = await app.signIn(null, { email: `${name.replace('.', '')}+jobs@GMAIL.com` })
    expect((await join(spelled, link)).status).toBe(204)
  })

  test('to a member of another company waits until they have left it', async () => {
    const { guest, link } = await invited('hiring_manager')
    const { owner, company } = await newTeam(app, 'Fernway')
    await makeMember(app.db, company, { userId: guest.id })
    const { status, body } = await join(guest, link)
    expect([status, body.detail]).toEqual([
      409,
      'You belong to another company. Please leave it first: a person belongs to one company.',
    ])
    expect((await guest.browser.get('/api/company')).body.id).toBe(company.id)
    await owner.browser.delete(`${MEMBERS}/${guest.id}`)
    expect((await join(guest, link)).status).toBe(204)
  })
})

describe('a dead link is the same 404', () => {
  const expectDead = async (link: { token: string }, { browser }: Pick<Person, 'browser'>) => {
    for (const { status, body } of [await browser.get(linkOf(link.token)), await join({ browser }, link)])
      expect([status, body.detail]).toEqual([404, DEAD])
  }

  test('unknown', async () => {
    const guest = await app.signIn(null)
    await expectDead({ token: 'A'.repeat(43) }, guest)
    await expectDead({ token: '%00' }, guest)
  })

  test('used, also of two uses at once one lets in', async () => {
    const { guest, link, company } = await invited()
    const replies = await Promise.all([join(guest, link), join(guest, link)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404])
    await expectDead(link, guest)
    expect(await app.db.$count(companyMembers, eq(companyMembers.companyId, company.id))).toBe(3)
  })

  test('replaced by another letter', async () => {
    const { owner, guest, link } = await invited()
    const again = await invite(owner, guest.email, 'owner')
    expect([again.status, again.body.invitations]).toMatchObject([201, [{ email: guest.email, role: 'owner' }]])
    await expectDead(link, guest)
  })

  test('taken back, once', async () => {
    const { owner, guest, link } = await invited()
    const takeBack = () => owner.browser.delete(`${MEMBERS}/invitations/${link.id}`)
    const { status, body } = await takeBack()
    expect([status, body.invitations]).toEqual([200, []])
    expect((await takeBack()).status).toBe(404)
    await expectDead(link, guest)
  })

  test('after seven days, and an owner sees that it is over', async () => {
    const { owner, guest, link } = await invited()
    await app.db
      .update(companyInvitations)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(companyInvitations.id, link.id))
    await expectDead(link, guest)
    expect((await owner.browser.get(MEMBERS)).body.invitations).toMatchObject([{ isOver: true }])
  })

  test('of somebody who left, and of who was removed after joining', async () => {
    const { owner, manager, guest, link } = await invited()
    const theirs = await app.signIn(null, { email: newEmail() })
    await owner.browser.patch(`${MEMBERS}/${manager.id}`, { role: 'owner' })
    await invite(manager, theirs.email)
    await join(guest, link)
    await owner.browser.delete(`${MEMBERS}/${guest.id}`)
    await expectDead(link, guest)
    await manager.browser.delete(`${MEMBERS}/${manager.id}`)
    expect((await owner.browser.get(MEMBERS)).body.invitations).toEqual([])
  })
})

describe('inviting is refused', () => {
  test('to oneself and to members, in any spelling of the address', async () => {
    const { owner, manager } = await newTeam(app)
    const refusals = [
      [owner.email.toUpperCase(), 'This is your own address.'],
      [` ${manager.email} `, 'This person is a member already.'],
    ] as const
    for (const [email, sentence] of refusals) {
      const { status, body } = await invite(owner, email)
      expect([status, body.errors]).toEqual([409, { email: sentence }])
    }
  })

  test.each(['', 'nils', 'nils@', 'ni\u202els@example.org', `${'a'.repeat(400)}@example.org`])(
    'to what is no address: %j',
    async (email) => {
      const { owner } = await newTeam(app)
      const { status, body } = await invite(owner, email)
      expect([status, Object.keys(body.errors)]).toEqual([400, ['email']])
    },
  )

  test('as anything but owner or manager', async () => {
    const { owner, manager } = await newTeam(app)
    const sentence = { role: 'Please choose owner or manager' }
    expect((await invite(owner, newEmail(), 'operator')).body.errors).toEqual(sentence)
    expect((await owner.browser.patch(`${MEMBERS}/${manager.id}`, { role: 'boss' })).body.errors).toEqual(sentence)
  })

  test('before company setup', async () => {
    const { status, body } = await invite(await app.signIn('hiring_manager'), newEmail())
    expect([status, body.detail]).toEqual([400, 'Please complete your company setup before inviting colleagues.'])
  })

  test('to whoever refuses letters, without saying so', async () => {
    const { owner } = await newTeam(app)
    const email = newEmail()
    const [hash = ''] = await addressHashes(app.db, app.env, email)
    await suppress(app.db, hash, { forever: true })
    const { status, body } = await invite(owner, email)
    expect([status, body.errors]).toEqual([409, { email: "This person can't be invited right now." }])
    expect((await owner.browser.get(MEMBERS)).body.invitations).toEqual([])
  })

  test('for a fourth letter to one inbox in a day, whichever company sends it', async () => {
    const email = newEmail()
    const [one, other] = [await newTeam(app), await newTeam(app, 'Fernway')]
    for (const { owner } of [one, one, other]) expect((await invite(owner, email)).status).toBe(201)
    const { status, body } = await invite(other.owner, email)
    expect([status, body.detail]).toEqual([
      429,
      expect.stringMatching(/^This address has had enough invitations for now\. Please try again/),
    ])
  })

  test('for more letters in an hour than a company may send, and those that went out stay', async () => {
    const { owner } = await newTeam(app)
    const replies = []
    for (let number = 0; number < 50; number++) replies.push((await invite(owner, newEmail())).status)
    expect(replies.filter((status) => status === 201)).toHaveLength(JOIN_LETTERS.perHour)
    expect(replies.at(-1)).toBe(429)
    expect((await owner.browser.get(MEMBERS)).body.invitations).toHaveLength(JOIN_LETTERS.perHour)
  })
})

test('each owner hears of who joins, and no manager', async () => {
  const { owner, manager, company, guest, link } = await invited()
  const second = await app.signIn('hiring_manager')
  await makeMember(app.db, company, { userId: second.id, role: 'owner' })
  await join(guest, link)
  const told = await app.db.select().from(letters).where(eq(letters.kind, 'member-joined'))
  const about = told.filter(({ data }) => (data as { personId: string }).personId === guest.id)
  expect(about.map(({ userId }) => userId).sort()).toEqual([owner.id, second.id].sort())
  expect(await app.db.$count(letters, and(eq(letters.userId, manager.id)))).toBe(0)
})

test('whoever sets up a company while joining another belongs to one', async () => {
  for (let round = 0; round < 5; round++) {
    const { guest, link } = await invited('hiring_manager')
    const replies = await Promise.all([join(guest, link), guest.browser.post('/api/company/setup', VALID.company)])
    expect(replies.map(({ status }) => status)).toSatisfy(
      ([joined, set]) => (joined === 204 && set === 200) || (joined === 409 && set === 200),
    )
    expect(await app.db.$count(companyMembers, eq(companyMembers.userId, guest.id))).toBe(1)
  }
})
