import { describe, expect, test } from 'bun:test'
import { OTHER_ROLES_TEXT, OTHER_ROLES_VERSION } from '@goodword/contract/other-roles'
import { eq, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { mailTo } from '../../../test/mailbox.ts'
import { tellAll } from '../../../test/tell-all.ts'
import { testJob } from '../../../test/test-job.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { roleConsents } from '../../db/schema/role-consents.ts'
import { users } from '../../db/schema/users.ts'
import { translate } from '../../language/translate.ts'
import { addressHashes } from '../../privacy/suppressions/address-hashes.ts'
import { suppress } from '../../privacy/suppressions/suppress.ts'
import { unsubscribeLink } from '../../privacy/suppressions/unsubscribe-link.ts'
import { SWEEPS } from '../../sweeps/sweeps.ts'

const app = testApp()
const { manager, referrer, job } = testJob(app)

/** An application with this status, as its candidate was told. */
async function applied(values: object = { status: 'rejected' }, invited: object = {}) {
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id, candidateName: 'Kim Park', ...invited })
  const application = await makeApplication(app.db, { referral, ...values })
  const path = `/api/referrals/token/${await makeLink(app.db, 'own', referral)}`
  return { referral, application, path, email: referral.candidateEmail }
}
type Applied = Awaited<ReturnType<typeof applied>>

const open = ({ path }: Applied) => app.guest().post(`${path}/other-roles`)
const end = ({ path }: Applied) => app.guest().delete(`${path}/other-roles`)
const shown = async ({ path }: Applied) => (await app.guest().get(path)).body.application.otherRoles
const seenByRecommender = async ({ referral }: Applied) =>
  (await referrer.browser.get(`/api/referrals/${referral.id}`)).body.openToRolesUntil
const lettersAbout = ({ referral }: Applied) => app.db.select().from(letters).where(eq(letters.referralId, referral.id))
const consents = ({ referral }: Applied) =>
  app.db.select().from(roleConsents).where(eq(roleConsents.referralId, referral.id))

// docs/rules.md#open-to-other-roles-is-a-consent-of-its-own
describe('being open to other roles', () => {
  test('is told to the recommender by email and list, and kept word for word', async () => {
    const one = await applied()
    expect([await shown(one), await seenByRecommender(one)]).toEqual([{ consent: null }, null])
    expect((await open(one)).status).toBe(204)
    const { consent } = await shown(one)
    expect(consent).toMatchObject({ text: OTHER_ROLES_TEXT, version: OTHER_ROLES_VERSION })
    expect(await seenByRecommender(one)).toBe(consent.endsAt)
    const { address } = await app.db
      .select({ address: users.email })
      .from(users)
      .where(eq(users.id, referrer.id))
      .then(([row]) => row ?? { address: '' })
    const letter = (await mailTo(address)).at(-1)
    expect(letter?.subject).toBe('“Kim Park” is open to other roles')
    const { body } = await app.guest().get(`${one.path}/data`)
    expect(body.application.otherRoles).toEqual({ consent })
  })

  test('is kept in the words that were read', async () => {
    const one = await applied()
    expect((await app.guest().post(`${one.path}/other-roles`, undefined, { 'accept-language': 'de' })).status).toBe(204)
    expect(await consents(one)).toMatchObject([{ agreementText: translate('de', OTHER_ROLES_TEXT) }])
  })

  test('is offered and taken only once a no or a closed job was told', async () => {
    const none = [
      await applied({ status: 'pending' }),
      await applied({ status: 'interview' }),
      await applied({ status: 'hired' }),
      await applied({ status: 'rejected', withdrawnAt: new Date() }),
    ]
    for (const one of none) {
      expect(await shown(one)).toBeNull()
      expect((await open(one)).status).toBe(409)
    }
    // docs/rules.md#told-is-a-state-of-its-own
    const [one] = none as [Applied]
    const tellAt = new Date(Date.now() + 86_400_000).toISOString()
    await manager.browser.patch(`/api/applications/${one.application.id}/status`, { status: 'rejected', tellAt })
    expect([await shown(one), (await open(one)).status]).toEqual([null, 409])
    await tellAll(app)
    expect([await shown(one), (await open(one)).status]).toEqual([{ consent: null }, 204])
  })

  test('is not offered to who is no longer interested, but to who did not answer', async () => {
    const offers: unknown[] = []
    for (const kind of ['no-longer-interested', 'did-not-answer']) {
      const one = await applied({ status: 'pending' })
      const input = { status: 'rejected', reason: { kind }, tellAt: null }
      expect((await manager.browser.patch(`/api/applications/${one.application.id}/status`, input)).status).toBe(200)
      offers.push(await shown(one))
    }
    expect(offers).toEqual([null, { consent: null }])
  })

  test('is offered when a letter told that the job was closed', async () => {
    const one = await applied({ status: 'pending' })
    await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, job.id))
    expect(await shown(one)).toBeNull()
    const [row] = await app.db
      .insert(letters)
      .values({
        ...{ kind: 'job-closed', recipientKey: one.referral.id, applicationId: one.application.id },
        ...{ state: 'sent', sentAt: sql`now()` },
      })
      .returning()
    const { application } = (await app.guest().get(one.path)).body
    await app.db.update(jobs).set({ isActive: true }).where(eq(jobs.id, job.id))
    expect([application.jobClosedAt, application.otherRoles]).toEqual([row?.sentAt?.toISOString(), { consent: null }])
  })

  test('again writes no second letter, and ends by the candidate, who may agree anew', async () => {
    const one = await applied()
    await open(one)
    expect((await open(one)).status).toBe(204)
    expect(await lettersAbout(one)).toHaveLength(1)
    expect([(await end(one)).status, (await end(one)).status]).toEqual([204, 204])
    expect([await shown(one), await seenByRecommender(one), await consents(one)]).toEqual([{ consent: null }, null, []])
    for (let times = 0; times < 2; times += 1) {
      expect((await open(one)).status).toBe(204)
      await end(one)
    }
    expect((await open(one)).status).toBe(429)
  })

  test('ends after six months, and the sweep forgets it', async () => {
    const one = await applied()
    await open(one)
    const [made] = await consents(one)
    const days = ((made?.expiresAt.getTime() ?? 0) - (made?.createdAt.getTime() ?? 0)) / 86_400_000
    expect(days).toBeWithin(180, 185)
    await app.db
      .update(roleConsents)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(roleConsents.referralId, one.referral.id))
    expect([await shown(one), await seenByRecommender(one)]).toEqual([{ consent: null }, null])
    const { 'role-consents': sweep } = SWEEPS
    await sweep?.run({ ...app.deps, mail: app.deps.mail })
    expect(await consents(one)).toEqual([])
  })

  test('is refused to who wants no invitations, with a sentence', async () => {
    const one = await applied()
    const [hash] = await addressHashes(app.db, app.env, one.email)
    await suppress(app.db, hash, { forever: false })
    const { status, body } = await open(one)
    expect([status, body.detail]).toEqual([409, expect.stringContaining('You asked for no invitations')])
    expect([await consents(one), await lettersAbout(one)]).toEqual([[], []])
  })

  test('ends when the person wants no invitation ever again', async () => {
    const one = await applied()
    await open(one)
    const other = await makeReferral(app.db, {
      job: await makeJob(app.db, await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id })),
      referrerId: referrer.id,
      candidateEmail: one.email,
    })
    expect((await app.guest().post(`/api/referrals/token/${other.token}/decline`, { never: true })).status).toBe(204)
    expect(await consents(one)).toEqual([])
  })

  test.each([
    ['an email can be unsubscribed from', 'unsubscribe'],
    ['an invitation can be declined for ever', 'decline'],
  ])('ends where %s by any address of that inbox, and nobody else’s does', async (_, way) => {
    const address = `kim.${way}@gmail.com`
    const rejected = { status: 'rejected' }
    const theirs = [
      await applied(rejected, { candidateEmail: address.replace('@', '+work@') }),
      await applied({ ...rejected, email: `Kim${way}@googlemail.com` }),
    ]
    const other = await applied()
    for (const one of [...theirs, other]) expect((await open(one)).status).toBe(204)
    if (way === 'decline') {
      const boss = await app.signIn('hiring_manager')
      const another = await makeJob(app.db, await makeCompany(app.db, { ownerId: boss.id }))
      const { token } = await makeReferral(app.db, { job: another, referrerId: referrer.id, candidateEmail: address })
      expect((await app.guest().post(`/api/referrals/token/${token}/decline`, { never: true })).status).toBe(204)
    } else {
      const { pathname } = new URL(await unsubscribeLink(app.db, app.env, address))
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const body = 'List-Unsubscribe=One-Click'
      expect((await app.guest().call('POST', pathname, { headers, body })).status).toBe(200)
    }
    for (const one of theirs) expect([await consents(one), await seenByRecommender(one)]).toEqual([[], null])
    expect(await consents(other)).toHaveLength(1)
  })

  test("takes the candidate's own link, and goes with an erasure", async () => {
    const one = await applied()
    const elsewhere = `/api/referrals/token/${one.referral.token}`
    for (const method of ['POST', 'DELETE'] as const)
      expect((await app.guest().call(method, `${elsewhere}/other-roles`)).status).toBe(403)
    await open(one)
    expect((await app.guest().post(`${one.path}/erase`)).status).toBe(204)
    expect([await consents(one), await lettersAbout(one)]).toEqual([[], []])
  })

  test('no company learns of it', async () => {
    const one = await applied()
    await open(one)
    const replies = await Promise.all([
      manager.browser.get(`/api/applications/${one.application.id}`),
      manager.browser.get(`/api/applications/job/${job.id}`),
      manager.browser.get('/api/applications'),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toMatch(/role/i)
  })
})
