import { beforeAll, describe, expect, test } from 'bun:test'
import { AGREEMENT_VERSION } from '@goodword/contract/agreement'
import { CandidateData } from '@goodword/contract/candidate'
import { ReferralLookup } from '@goodword/contract/referrals'
import { eq, inArray, like, sql } from 'drizzle-orm'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { JUST_OVER } from '../../../test/just-over.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { until } from '../../../test/until.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { applications } from '../../db/schema/applications.ts'
import { companies } from '../../db/schema/companies.ts'
import { events } from '../../db/schema/events.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { objects } from '../../db/schema/objects.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { publicKeyOf, readPublicKey, signingKey } from '../../privacy/consent/signing-key.ts'
import { verifyReceipt } from '../../privacy/consent/verify-receipt.ts'
import { unsubscribeLink } from '../../privacy/suppressions/unsubscribe-link.ts'

const app = testApp()
let manager: Person
let referrer: Person
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })
  company = await makeCompany(app.db, { ownerId: manager.id })
  job = await makeJob(app.db, company)
})

type Referral = Awaited<ReturnType<typeof makeReferral>>
const invited = (change: object = {}) => makeReferral(app.db, { job, referrerId: referrer.id, ...change })
async function applied(change: object = {}) {
  const referral = await invited(change)
  const application = await makeApplication(app.db, { referral })
  return { ...referral, token: await makeLink(app.db, 'own', referral), application }
}
const linkOf = ({ token }: { token: string }) => `/api/referrals/token/${token}`
const decide = (referral: { token: string }, what: string, body?: object) =>
  app.guest().post(`${linkOf(referral)}/${what}`, body)
const lookup = (referral: { token: string }) => app.guest().get(linkOf(referral))
const row = async ({ id }: { id: string }) => (await app.db.select().from(referrals).where(eq(referrals.id, id))).at(0)
const kindsOf = async ({ id }: { id: string }) =>
  (await app.db.select().from(events).where(eq(events.referralId, id)).orderBy(events.seq)).map(({ kind }) => kind)
const allSettled = () =>
  until(async () => (await app.db.$count(letters, inArray(letters.state, ['waiting', 'queued']))) === 0)
/** What the server wrote to its log about a referral, a line each. */
const loggedOf = ({ id }: { id: string }) =>
  app.logged
    .map((line) => JSON.parse(line))
    .filter(({ msg, referralId }) => referralId === id && !msg.includes('letter'))
const refer = (candidateEmail: string, by = referrer) =>
  by.browser.post('/api/referrals', { jobId: job.id, referrerId: by.id, candidateEmail, candidateName: 'Kim Park' })

describe('interest in an invitation', () => {
  test('interest is shown to the referrer, and repeating it changes nothing', async () => {
    const referral = await invited()
    for (let time = 0; time < 2; time++) expect((await decide(referral, 'interest')).status).toBe(204)
    expect((await row(referral))?.progress).toBe('interested')
    expect(await kindsOf(referral)).toEqual(['interest-shown'])
    expect(loggedOf(referral).map(({ msg }) => msg)).toEqual(['interest shown'])
    expect((await lookup(referral)).body.referral.progress).toBe('interested')
  })

  test('concurrent interest from two windows is one event', async () => {
    const referral = await invited()
    await Promise.all([decide(referral, 'interest'), decide(referral, 'interest')])
    expect(await kindsOf(referral)).toEqual(['interest-shown'])
  })

  test('neither an invitation nor interest shows the company a name or a count', async () => {
    const seen = async () => {
      const paths = ['/api/jobs', '/api/jobs/my-jobs', `/api/applications/job/${job.id}`, '/api/company']
      return Promise.all(paths.map(async (path) => (await manager.browser.get(path)).body))
    }
    const before = await seen()
    const [first, second] = [await invited(), await invited()]
    await decide(first, 'interest')
    await decide(second, 'decline')
    expect(await seen()).toEqual(before)
    expect(await app.db.$count(letters, eq(letters.kind, 'new-application'))).toBe(0)
    const listed = async (by: Person) =>
      (await by.browser.get('/api/jobs')).body.find(({ id }: { id: string }) => id === job.id).referralCount
    expect((await listed(referrer)) - (await listed(manager))).toBeGreaterThanOrEqual(2)
    await applied()
    expect(await listed(manager)).toBe(before[0].find(({ id }: { id: string }) => id === job.id).referralCount + 1)
  })
})

describe('declining an invitation', () => {
  test('a decline deletes the details and ends the link, with or without a body', async () => {
    const referral = await invited({ message: 'Dear Kim', language: 'de' })
    expect((await decide(referral, 'decline')).status).toBe(204)
    expect(await row(referral)).toMatchObject({
      ...{ progress: 'declined', candidateEmail: '', message: null, language: null },
    })
    expect((await lookup(referral)).status).toBe(404)
    expect(loggedOf(referral)).toMatchObject([{ msg: 'invitation declined', never: false }])
  })

  test('a decline blocks invitations from others for thirty days', async () => {
    const referral = await invited()
    await decide(referral, 'decline', { never: false })
    expect((await refer(referral.candidateEmail)).status).toBe(409)
    await app.db.execute(sql`update suppressions set until = ${JUST_OVER} where until is not null`)
    expect((await refer(referral.candidateEmail)).status).toBe(201)
  })

  test('a decline with "never again" blocks invitations for ever, with a neutral sentence to the next referrer', async () => {
    const referral = await invited()
    await decide(referral, 'decline', { never: true })
    await app.db.execute(sql`update suppressions set until = ${JUST_OVER} where until is not null`)
    const next = await app.signIn('referrer')
    const { status, body } = await refer(` ${referral.candidateEmail.toUpperCase()} `, next)
    expect([status, body.detail]).toEqual([409, "This person can't be invited right now."])
  })

  test('a decline after the application is refused and names the other ways', async () => {
    const { status, body } = await decide(await applied(), 'decline', { never: true })
    const ways = 'You can withdraw your application or erase your data instead.'
    expect([status, body.detail]).toEqual([409, `You have applied already. ${ways}`])
  })
})

describe('withdrawing an application', () => {
  test('a withdrawal hides documents, phone, cover letter and message, keeps the listed row, and may be repeated', async () => {
    const referral = await applied({ message: 'You would love it' })
    const [document] = await app.db
      .insert(objects)
      .values({ key: referral.id, applicationId: referral.application.id, state: 'attached', purpose: 'resume' })
      .returning()
    for (let time = 0; time < 2; time++) expect((await decide(referral, 'withdraw')).status).toBe(204)
    const { body } = await manager.browser.get(`/api/applications/job/${job.id}`)
    const listed = body.find(({ id }: { id: string }) => id === referral.application.id)
    const closed = { resumeUrl: null, phone: null, coverLetter: null, referrerMessage: null }
    expect(listed).toMatchObject({ withdrawnAt: expect.any(String), ...closed })
    const [left] = await app.db
      .select({ state: objects.state, applicationId: objects.applicationId, purpose: objects.purpose })
      .from(objects)
      .where(eq(objects.id, document?.id ?? ''))
    expect(left).toEqual({ state: 'removed', applicationId: null, purpose: null })
    expect(await kindsOf(referral)).toEqual(['withdrawn'])
    const applicationId = referral.application.id
    expect(loggedOf(referral)).toMatchObject([{ msg: 'application withdrawn', applicationId }])
    expect((await lookup(referral)).body.application.withdrawnAt).toEqual(expect.any(String))
    expect((await row(referral))?.progress).toBe('withdrawn')
  })

  test('the manager cannot set a status after a withdrawal', async () => {
    const { application, ...referral } = await applied()
    await decide(referral, 'withdraw')
    const { status, body } = await manager.browser.patch(`/api/applications/${application.id}/status`, {
      status: 'hired',
    })
    expect([status, body.detail]).toEqual([409, 'The candidate has withdrawn this application.'])
  })

  test('a withdrawal without an application is refused', async () => {
    const { status, body } = await decide(await invited(), 'withdraw')
    expect([status, body.detail]).toEqual([409, 'There is no application to withdraw yet.'])
  })

  test('a withdrawal after a hire is refused and loses nothing', async () => {
    const referral = await applied()
    const hired = { status: 'hired', toldStatus: 'hired' } as const
    await app.db.update(applications).set(hired).where(eq(applications.referralId, referral.id))
    const { status, body } = await decide(referral, 'withdraw')
    expect([status, body.detail]).toEqual([409, 'You are hired. Please talk to the company instead.'])
    expect((await row(referral))?.progress).toBe('applied')
  })
})

describe('the status page', () => {
  test('the status page shows the status with its history, oldest first', async () => {
    const { application, ...referral } = await applied()
    expect((await lookup(await invited())).body.application).toBeNull()
    await manager.browser.patch(`/api/applications/${application.id}/status`, { status: 'interview' })
    const { body } = await lookup(referral)
    ReferralLookup.parse(body)
    expect(body.application).toMatchObject({ status: 'interview', withdrawnAt: null })
    expect(body.application.history.map(({ status }: { status: string }) => status)).toEqual(['pending', 'interview'])
  })

  test("the link's page says what its company says of itself now", async () => {
    const referral = await invited()
    await app.db.update(companies).set({ description: 'We bake.', website: 'https://crumb.example' })
    const { description, website } = (await lookup(referral)).body.company
    expect([description, website]).toEqual(['We bake.', 'https://crumb.example'])
  })

  test('the status page does not expire', async () => {
    const referral = await applied({ tokenExpiresAt: sql`now() - interval '1 day'` })
    expect((await lookup(referral)).status).toBe(200)
  })
})

describe('my data', () => {
  test("the candidate's export is a download of everything stored", async () => {
    const referral = await applied({ message: 'You would love it' })
    const { headers, body } = await app.guest().get(`${linkOf(referral)}/data`)
    expect(headers.get('content-disposition')).toBe('attachment; filename="goodword-my-data.json"')
    const data = CandidateData.parse(body)
    expect(data.invitation).toMatchObject({ email: referral.candidateEmail, from: 'Rosa Meyer' })
    expect(data.application).toMatchObject({ email: referral.application.email, status: 'pending' })
    expect(data.receipt?.consent.applicationId).toBe(referral.application.id)
  })

  test("the candidate's export gives the invitation's source and the submitted text verbatim", async () => {
    const by = await app.signIn('referrer', { firstName: 'Rosa', lastName: '' })
    const referral = await invited({ referrerId: by.id, candidateName: 'Kim Park', message: 'You would love it' })
    const included = { messageIncluded: true, referrerMessage: 'You would love it' }
    const sentIn = { phone: '+351 210 123 456', coverLetter: 'Hello', withdrawnAt: null, ...included }
    const application = await makeApplication(app.db, { referral, ...sentIn })
    const token = await makeLink(app.db, 'own', referral)
    const document = { applicationId: application.id, state: 'attached', contentType: 'application/pdf' } as const
    const at = new Date('2026-02-03T04:05:06Z')
    await app.db.insert(objects).values([
      { ...document, key: `${referral.id}-1`, purpose: 'resume', size: 9, attachedAt: at },
      { ...document, key: `${referral.id}-2`, size: 8 },
      { ...document, key: `${referral.id}-3`, purpose: 'portfolio', state: 'discarded' },
    ])
    const reply = await fetch(`${app.url}${linkOf({ token })}/data`)
    expect(reply.headers.get('content-type')).toBe('application/json')
    const text = await reply.text()
    expect(text).toEndWith('\n}\n')
    const data = CandidateData.parse(JSON.parse(text))
    expect(data.invitation).toEqual({
      name: 'Kim Park',
      email: referral.candidateEmail,
      message: 'You would love it',
      from: 'Rosa',
      progress: 'applied',
      language: null,
      invitedAt: referral.createdAt.toISOString(),
      openedAt: null,
      expiresAt: referral.tokenExpiresAt.toISOString(),
    })
    const { title, description, requirements, location, type } = job
    expect(data.job).toEqual({
      ...{ title, company: company.name, description, requirements, location, type },
      ...{ workplace: null, city: null, country: null, pay: null, answerWithinDays: 14 },
    })
    expect(data.application).toMatchObject({ firstName: 'Kim', lastName: 'Park', ...sentIn })
    expect(data.application?.documents).toEqual([
      { kind: 'resume', type: 'application/pdf', size: 9, uploadedAt: at.toISOString(), replacedAt: null },
      { kind: 'additional', type: 'application/pdf', size: 8, uploadedAt: null, replacedAt: null },
    ])
  })

  test("the candidate's export lists letters to the candidate, sent or not, and no others", async () => {
    const { body: referral } = await refer('listed@example.org')
    await mailTo('listed@example.org')
    const [row] = await app.db.select().from(referrals).where(eq(referrals.id, referral.id))
    if (!row) throw new Error('The referral is gone.')
    const { id: applicationId } = await makeApplication(app.db, { referral: row })
    await manager.browser.patch(`/api/applications/${applicationId}/status`, { status: 'interview' })
    await mailTo('listed@example.org', 2)
    await allSettled()
    const unsent = { recipientKey: 'whoever', kind: 'application-confirmation', state: 'parked' } as const
    await app.db.insert(letters).values({ ...unsent, applicationId })
    const token = await makeLink(app.db, 'own', row)
    const { body } = await app.guest().get(`${linkOf({ token })}/data`)
    expect(CandidateData.parse(body).letters).toEqual([
      { kind: 'invitation', sentAt: expect.any(String) },
      { kind: 'status-update', sentAt: expect.any(String) },
      { kind: 'application-confirmation', sentAt: null },
    ])
  })

  test("the candidate's export hides the address before an application, as links get forwarded", async () => {
    const referral = await invited({ candidateEmail: 'kim.secret@example.org' })
    const { body } = await app.guest().get(`${linkOf(referral)}/data`)
    expect(body.invitation.email).toBe('k•••@example.org')
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})

describe('the consent receipt', () => {
  test('the consent receipt is issued with the application, equal at every download, and verifies', async () => {
    const referral = await invited()
    const browser = app.guest()
    await browser.get(linkOf(referral))
    const resumeUrl = await uploadFile(app, { owner: { referralIds: [referral.id] }, slot: 'resume' })
    const form = {
      referralId: referral.id,
      firstName: 'Kim',
      lastName: 'Park',
      email: referral.candidateEmail,
      resumeUrl,
    }
    const { body } = await browser.post('/api/applications', form)
    const cookie = `apply=${browser.cookies.get('apply')}`
    const file = await fetch(`${app.url}${linkOf(referral)}/receipt`, { headers: { cookie } })
    const name = 'goodword-consent-receipt.json'
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    const bytes = await file.bytes()
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(body.receipt)
    const key = readPublicKey((await app.guest().get('/api/consent-key')).body.key)
    expect(publicKeyOf(key)).toBe(publicKeyOf(signingKey(app.env)))
    expect(verifyReceipt(bytes, key)).toMatchObject({ applicationId: body.id, version: AGREEMENT_VERSION })
    expect(new TextDecoder().decode(bytes)).not.toContain(referral.candidateEmail)
  })

  test('before the application there is no consent receipt', async () => {
    const { status, body } = await app.guest().get(`${linkOf(await invited())}/receipt`)
    expect([status, body.detail]).toEqual([404, 'There is no receipt yet: it is written when you apply.'])
  })
})

describe('an invalid link', () => {
  test('an invalid link gets the same reply from every call, whatever its fault', async () => {
    const expired = await invited({ tokenExpiresAt: JUST_OVER })
    const declined = await invited()
    await decide(declined, 'decline')
    const erased = await applied()
    await decide(erased, 'erase')
    for (const token of [expired.token, declined.token, erased.token, 'A'.repeat(43), 'short']) {
      for (const what of ['interest', 'decline', 'withdraw', 'erase']) {
        const { status, body } = await decide({ token }, what)
        expect([status, body.detail]).toEqual([404, 'This referral link is invalid or has expired.'])
      }
      for (const what of ['', '/data', '/receipt']) {
        const { status, body } = await app.guest().get(`${linkOf({ token })}${what}`)
        expect([status, body.detail]).toEqual([404, 'This referral link is invalid or has expired.'])
      }
    }
    expect(loggedOf(erased)).toMatchObject([{ msg: 'candidate erased', documents: 0 }])
  })

  test('an invalid link tried too often is refused by every call, without an address in the count', async () => {
    await app.db.execute(sql`update rate_limits set count = 60 where key like 'wrong-links:%'`)
    for (const what of ['interest', 'decline', 'withdraw', 'erase']) {
      expect((await decide({ token: 'A'.repeat(43) }, what)).status).toBe(429)
    }
    for (const what of ['', '/data', '/receipt']) {
      expect((await app.guest().get(`${linkOf({ token: 'A'.repeat(43) })}${what}`)).status).toBe(429)
    }
    const [limit] = await app.db.delete(rateLimits).where(like(rateLimits.key, 'wrong-links:%')).returning()
    expect(limit?.key).toMatch(/^wrong-links:[\w-]{43,}$/)
  })

  test('an invitation unanswered for thirty days is shown to the referrer as expired', async () => {
    const { id } = await invited({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
    const { body } = await referrer.browser.get(`/api/referrals/user/${referrer.id}`)
    expect(body.find((each: Referral) => each.id === id).progress).toBe('expired')
  })
})

describe('reading a link', () => {
  test('GET and HEAD of a mail scanner change nothing', async () => {
    const open = await invited()
    const used = await applied()
    const paths = [open, used].flatMap((referral) => [
      ...['', '/interest', '/decline', '/withdraw', '/erase', '/data', '/receipt'].map((end) => linkOf(referral) + end),
      `/apply/${referral.token}`,
    ])
    paths.push(new URL(await unsubscribeLink(app.db, app.env, open.candidateEmail)).pathname)
    // What goes on by itself has to end first.
    await allSettled()
    const before = await everything()
    for (const path of paths) {
      for (const method of ['GET', 'HEAD']) expect((await app.guest().call(method, path)).status).toBeLessThan(500)
    }
    expect(await everything()).toEqual(before)
  })

  /** Every row of every table of ours; limits count requests by design. */
  async function everything(): Promise<Record<string, unknown>> {
    const { rows: tables } = await app.db.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
    )
    const rows: Record<string, unknown> = {}
    for (const { name } of tables) {
      rows[name] = (await app.db.execute(sql`select t::text as row from ${sql.raw(name)} as t order by 1`)).rows
    }
    return rows
  }
})

describe('resending an invitation', () => {
  const resend = (referral: { id: string }, by = referrer) => by.browser.post(`/api/referrals/${referral.id}/resend`)

  test('a resend replaces the link for another thirty days, even after it expired', async () => {
    const referral = await invited({ tokenExpiresAt: sql`now() - interval '1 day'` })
    const { status, body } = await resend(referral)
    expect([status, body.progress]).toEqual([200, 'invited'])
    const [letter] = await mailTo(referral.candidateEmail)
    expect((await lookup(referral)).status).toBe(404)
    expect((await lookup({ token: tokenIn(letter) })).status).toBe(200)
    const { tokenExpiresAt } = (await row(referral)) ?? {}
    expect(Math.round(((tokenExpiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30)
    expect(loggedOf(referral)).toMatchObject([{ msg: 'invitation resent', userId: referrer.id }])
  })

  test('an invitation with interest can be resent', async () => {
    expect((await resend(await invited({ progress: 'interested' }))).status).toBe(200)
  })

  test('a resend keeps sent letters in the export and withdraws pending ones with the old link', async () => {
    const { body: referral } = await refer('told-twice@example.org')
    await allSettled()
    const unsent = { recipientKey: 'whoever', kind: 'invitation', referralId: referral.id } as const
    await app.db.insert(letters).values([
      { ...unsent, state: 'waiting' },
      { ...unsent, state: 'queued' },
      { ...unsent, state: 'parked' },
    ])
    expect((await resend(referral)).status).toBe(200)
    const [, letter] = await mailTo('told-twice@example.org', 2)
    await allSettled()
    const { body } = await app.guest().get(`${linkOf({ token: tokenIn(letter) })}/data`)
    const sent = { kind: 'invitation', sentAt: expect.any(String) }
    expect(body.letters).toEqual([sent, sent])
  })

  test('a resend is refused once answered, to other people, for a closed job, and to suppressed addresses', async () => {
    const answered = await resend(await applied())
    expect([answered.status, answered.body.detail]).toEqual([409, 'This invitation was answered already.'])
    const foreign = await resend(await invited(), await app.signIn('referrer'))
    expect([foreign.status, foreign.body.detail]).toEqual([404, 'This referral does not exist.'])
    const closed = await makeJob(app.db, company)
    const forClosed = await invited({ job: closed })
    await app.db.update(jobs).set({ isActive: false }).where(eq(jobs.id, closed.id))
    const late = await resend(forClosed)
    expect([late.status, late.body.detail]).toEqual([409, 'This job is closed and takes no new referrals.'])
    const other = await app.signIn('referrer')
    const referral = await invited()
    const same = await makeReferral(app.db, { job, referrerId: other.id, candidateEmail: referral.candidateEmail })
    await decide(same, 'decline', { never: true })
    expect((await resend(referral)).body.detail).toBe("This person can't be invited right now.")
  })

  test('an invitation can be resent three times a day', async () => {
    const referral = await invited()
    const statuses = []
    for (let time = 0; time < 3; time++) statuses.push((await resend(referral)).status)
    expect(statuses).toEqual([200, 200, 200])
    const { status, body } = await resend(referral)
    const sentence = expect.stringMatching(
      /^You have sent this invitation several times today\. Please try again in \d+ /,
    )
    expect([status, body.detail]).toEqual([429, sentence])
    expect((await resend(await invited())).status).toBe(200)
  })
})

test('the log records who referred whom, and the outcome', async () => {
  const { body } = await refer('logged@example.org')
  const token = tokenIn((await mailTo('logged@example.org')).at(-1))
  await decide({ token }, 'interest')
  await decide({ token }, 'decline')
  const rows = await app.db.select().from(events).where(eq(events.referralId, body.id)).orderBy(events.seq)
  expect(rows.map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['referral-created', referrer.id],
    ['interest-shown', null],
    ['declined', null],
  ])
  expect(rows[0]?.subject).toMatch(/^[0-9a-f]{64}$/)
})
