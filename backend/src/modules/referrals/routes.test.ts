import { beforeAll, describe, expect, test } from 'bun:test'
import { findReferralByToken, listReferrals } from '@goodword/contract/referrals'
import { eq, sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral } from '../../../test/factories.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { JUST_OVER } from '../../../test/just-over.ts'
import { mailTo, tokenIn } from '../../../test/mailbox.ts'
import { recordFigures } from '../../../test/record-figures.ts'
import { seconds } from '../../../test/seconds.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { letters } from '../../db/schema/letters.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { referrals } from '../../db/schema/referrals.ts'

const app = testApp()
let manager: Person
let referrer: Person
let company: Awaited<ReturnType<typeof makeCompany>>
let job: Awaited<ReturnType<typeof makeJob>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer', { firstName: 'Rosa', lastName: 'Meyer' })
  company = await makeCompany(app.db, {
    ownerId: manager.id,
    name: 'Harborlight',
    logo: '/api/company-logos/0198f000-0000-7000-8000-000000000001',
  })
  job = await makeJob(app.db, company, { title: 'Lighthouse keeper', referralBonus: 700, salaryMin: 1, salaryMax: 2 })
})

let number = 0
const input = (change: object = {}) => ({
  jobId: job.id,
  referrerId: referrer.id,
  candidateEmail: `friend-${++number}@example.org`,
  candidateName: 'Kim Sung-hee Park',
  message: 'You would love it there.',
  ...change,
})
const refer = (change: object = {}, by = referrer, headers = {}) =>
  by.browser.post('/api/referrals', input(change), headers)
const lookup = (token: string, browser = app.guest()) => browser.get(`/api/referrals/token/${token}`)

describe('invited people', () => {
  test('whom one has invited to open jobs is listed for oneself, without those whose details are deleted', async () => {
    const me = await app.signIn('referrer')
    const closed = await makeJob(app.db, company, { isActive: false })
    await makeReferral(app.db, { job: closed, referrerId: me.id })
    const { body: first } = await refer({ referrerId: me.id, candidateName: 'Quentin Diaz' }, me)
    const { body: second } = await refer({ referrerId: me.id, candidateName: 'Ada Park' }, me)
    const { body: third } = await refer({ referrerId: me.id }, me)
    await me.browser.post(`/api/referrals/${third.id}/revoke`)
    const invited = (by: Person) => by.browser.get(`/api/referrals/user/${me.id}/invited`)
    expect((await invited(me)).body).toEqual([
      { id: second.id, jobId: job.id, candidateName: 'Ada Park' },
      { id: first.id, jobId: job.id, candidateName: 'Quentin Diaz' },
    ])
    expect((await invited(referrer)).status).toBe(403)
  })

  test('a referral is found by its id, by its own referrer alone', async () => {
    const { body: made } = await refer()
    const find = (by: Person) => by.browser.get(`/api/referrals/${made.id}`)
    expect((await find(referrer)).body).toEqual(made)
    expect((await find(await app.signIn('referrer'))).status).toBe(404)
  })
})

describe('referring somebody', () => {
  test('a referral is returned and sends a letter with its link', async () => {
    const candidateEmail = ' Kim.Park@Example.ORG '
    const { status, body } = await refer({ candidateEmail })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      jobId: job.id,
      referrerId: referrer.id,
      candidateEmail: 'Kim.Park@Example.ORG',
      candidateName: 'Kim Sung-hee Park',
      message: 'You would love it there.',
      createdAt: expect.any(String),
      status: null,
      progress: 'invited',
      referralBonus: 700,
      job: { title: 'Lighthouse keeper' },
      company: { name: 'Harborlight' },
    })
    const [letter] = await mailTo('Kim.Park@Example.ORG')
    const { referral } = (await lookup(tokenIn(letter))).body
    expect([referral.id, referral.isMessagePrivate]).toEqual([body.id, false])
  })

  test("a referral's link is valid for thirty days, to the second", async () => {
    const { body } = await refer()
    const lasts = sql<string>`(${referrals.tokenExpiresAt} - ${referrals.createdAt})::text`
    const [row] = await app.db.select({ lasts }).from(referrals).where(eq(referrals.id, body.id))
    expect(row?.lasts).toBe('30 days')
  })

  test("a referral promises the job's current bonus, whatever changes later", async () => {
    const own = await makeJob(app.db, company, { referralBonus: 100 })
    const { body } = await refer({ jobId: own.id })
    await app.db.update(jobs).set({ referralBonus: 5 }).where(eq(jobs.id, own.id))
    const { body: all } = await referrer.browser.get(`/api/referrals/user/${referrer.id}`)
    expect(all.find(({ id }: { id: string }) => id === body.id).referralBonus).toBe(100)
  })

  test('referring needs a role', async () => {
    expect((await app.guest().post('/api/referrals', input())).status).toBe(401)
    expect((await refer({}, await app.signIn(null))).status).toBe(403)
  })

  test("a referral in another person's name is refused", async () => {
    const { status, body } = await refer({ referrerId: manager.id })
    expect([status, body.detail]).toEqual([403, 'You can only refer people in your own name.'])
  })

  test('referring oneself is refused in any spelling of the address', async () => {
    const self = await app.signIn('referrer', { email: 'me@bücher.example' })
    for (const candidateEmail of ['ME@Bücher.example', 'me@xn--bcher-kva.example', ' me@BÜCHER.EXAMPLE ']) {
      const { status, body } = await refer({ candidateEmail, referrerId: self.id }, self)
      const sentence = 'You cannot refer yourself.'
      expect([status, body.detail, body.errors]).toEqual([403, sentence, { candidateEmail: sentence }])
    }
  })

  test("a manager may refer to other companies' jobs, never to their own", async () => {
    const other = await app.signIn('hiring_manager')
    expect((await refer({ referrerId: other.id }, other)).status).toBe(201)
    const { status, body } = await refer({ referrerId: manager.id }, manager)
    expect([status, body.detail]).toEqual([403, 'You cannot refer people to jobs of your own company.'])
  })

  test('another account of the same inbox refers nobody to the own company, and nobody twice to the same job', async () => {
    const [first, second] = [
      await app.signIn('hiring_manager', { email: 'ma.ya@gmail.com' }),
      await app.signIn('referrer', { email: 'Maya+2@googlemail.com' }),
    ]
    const own = await makeJob(app.db, await makeCompany(app.db, { ownerId: first.id }))
    const toOwn = await refer({ jobId: own.id, referrerId: second.id }, second)
    expect([toOwn.status, toOwn.body.detail]).toEqual([403, 'You cannot refer people to jobs of your own company.'])
    const candidateEmail = 'once@example.org'
    expect((await refer({ candidateEmail, referrerId: first.id }, first)).status).toBe(201)
    const again = await refer({ candidateEmail, referrerId: second.id }, second)
    expect([again.status, again.body.detail]).toEqual([409, 'You have already referred this person for this job.'])
    const self = await refer({ candidateEmail: 'm.aya@gmail.com', referrerId: second.id }, second)
    expect([self.status, self.body.detail]).toEqual([403, 'You cannot refer yourself.'])
  })

  test('a second referral of the same address to the same job is refused in any spelling', async () => {
    expect((await refer({ candidateEmail: 'Twice@example.org' })).status).toBe(201)
    const { status, body } = await refer({ candidateEmail: 'twice@EXAMPLE.org' })
    const sentence = 'You have already referred this person for this job.'
    expect([status, body.detail, body.errors]).toEqual([409, sentence, { candidateEmail: sentence }])
    const second = await makeJob(app.db, company)
    expect((await refer({ candidateEmail: 'twice@example.org', jobId: second.id })).status).toBe(201)
  })

  test('a second referral of the same inbox to the same job is refused under another spelling that its provider takes', async () => {
    const local = `kim${crypto.randomUUID().slice(0, 8)}`
    expect((await refer({ candidateEmail: `${local}@gmail.com` })).status).toBe(201)
    const again = await refer({ candidateEmail: `k.im${local.slice(3)}+jobs@googlemail.com` })
    expect([again.status, again.body.errors.candidateEmail]).toEqual([409, again.body.detail])
  })

  test('two referrers may refer the same person without learning of each other', async () => {
    const other = await app.signIn('referrer')
    const candidateEmail = 'wanted@example.org'
    expect((await refer({ candidateEmail })).status).toBe(201)
    expect((await refer({ candidateEmail, referrerId: other.id }, other)).status).toBe(201)
    expect((await other.browser.get(`/api/referrals/user/${other.id}`)).body).toHaveLength(1)
  })

  test('a person who declined cannot be referred, and the refusal gives no reason', async () => {
    const candidateEmail = 'no-thanks@example.org'
    const { token } = await makeReferral(app.db, { job, referrerId: manager.id, candidateEmail })
    await app.guest().post(`/api/referrals/token/${token}/decline`)
    const { status, body } = await refer({ candidateEmail: 'No-Thanks@example.org' })
    expect([status, body.detail]).toEqual([409, "This person can't be invited right now."])
  })

  test('a referral to a closed or deleted job is refused', async () => {
    const closed = await makeJob(app.db, company, { isActive: false })
    expect((await refer({ jobId: closed.id })).body.detail).toBe('This job is closed and takes no new referrals.')
    const gone = await refer({ jobId: crypto.randomUUID() })
    expect([gone.status, gone.body.detail]).toEqual([404, 'This job does not exist any more.'])
  })

  test.each([
    [{ candidateEmail: 'kim' }, { candidateEmail: 'Please enter a valid email address' }],
    [
      { candidateEmail: 'kim@example.org\r\nBcc: all@example.org' },
      { candidateEmail: 'Please enter a valid email address' },
    ],
    [{ candidateName: ' ' }, { candidateName: 'Candidate name is required' }],
    [{ jobId: 'x' }, { jobId: 'Please use a valid id' }],
    [{ message: 'x'.repeat(2001) }, { message: 'Please use at most 2,000 characters' }],
  ])('a referral with %j is refused at its field', async (change, errors) => {
    const { status, body } = await refer(change)
    expect([status, body.errors]).toEqual([400, errors])
  })

  test('a referral sent fifty times at once makes one row and one letter', async () => {
    const eager = await app.signIn('referrer')
    const change = { candidateEmail: 'fifty@example.org', referrerId: eager.id }
    const began = performance.now()
    // Where the server has too much to do it says so, and a client comes back.
    const persist = async (): ReturnType<typeof refer> => {
      const reply = await refer(change, eager)
      return reply.status === 503 ? persist() : reply
    }
    const replies = await Promise.all(Array.from({ length: 50 }, persist))
    const took = performance.now() - began
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)])
    const rows = await app.db.select().from(referrals).where(eq(referrals.referrerId, eager.id))
    const written = await app.db.$count(letters, eq(letters.referralId, rows[0]?.id ?? ''))
    recordFigures('same-post-at-once', {
      'rows for fifty posts': rows.length,
      'mails for fifty posts': written,
      'all fifty answered after': seconds(took),
    })
    expect([rows.length, written]).toEqual([1, 1])
  })

  test('a repeated idempotency key returns the first referral', async () => {
    const change = { candidateEmail: 'again@example.org' }
    const headers = { 'idempotency-key': 'one-click' }
    const replies = await Promise.all(Array.from({ length: 5 }, () => refer(change, referrer, headers)))
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    expect(await app.db.$count(letters, eq(letters.referralId, replies[0]?.body.id))).toBe(1)
    const another = await refer({ candidateEmail: 'somebody-else@example.org' }, referrer, headers)
    expect([another.status, another.body.detail]).toEqual([409, 'This Idempotency-Key belongs to another request.'])
    const elsewhere = await makeJob(app.db, company)
    expect((await refer({ ...change, jobId: elsewhere.id }, referrer, headers)).body.detail).toBe(another.body.detail)
    const { id } = replies[0]?.body ?? {}
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ referralId }) => referralId === id)
    const said = lines.filter(({ msg }) => msg === 'referral created')
    expect(said).toMatchObject([{ userId: referrer.id, jobId: job.id }])
  })

  test('more than a hundred referrals a day are refused until tomorrow', async () => {
    const eager = await app.signIn('referrer')
    const once = () => refer({ referrerId: eager.id }, eager)
    expect((await once()).status).toBe(201)
    await app.db
      .update(rateLimits)
      .set({ count: 100 })
      .where(eq(rateLimits.key, `referrals:${eager.id}`))
    const { status, headers, body } = await once()
    expect([status, body.detail]).toEqual([
      429,
      expect.stringMatching(/^You have reached the limit of referrals for today\. Please try again in \d+ [a-z]+\.$/),
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe("a referrer's list", () => {
  test("a referrer's list is readable by its owner alone", async () => {
    const other = await app.signIn('referrer')
    const { status, body } = await other.browser.get(`/api/referrals/user/${referrer.id}`)
    expect([status, body.detail]).toEqual([403, 'You can only see your own referrals.'])
    expect((await app.guest().get(`/api/referrals/user/${referrer.id}`)).status).toBe(401)
    expect((await other.browser.get('/api/referrals/user/me')).status).toBe(404)
  })

  test("a referrer's list is newest first, without tokens, and marks expired invitations", async () => {
    const mine = await app.signIn('referrer')
    const old = await makeReferral(app.db, { job, referrerId: mine.id, createdAt: new Date('2026-01-01') })
    const recent = await makeReferral(app.db, { job, referrerId: mine.id, status: 'interview', message: 'Hello' })
    const { body } = await mine.browser.get(`/api/referrals/user/${mine.id}`)
    const parsed = listReferrals.reply.parse(body)
    expect(parsed.map(({ id, progress }) => [id, progress])).toEqual([
      [recent.id, 'invited'],
      [old.id, 'expired'],
    ])
    const { id, candidateEmail, candidateName, createdAt } = recent
    expect(parsed[0]).toMatchObject({
      ...{ id, jobId: job.id, referrerId: mine.id, candidateEmail, candidateName, createdAt: createdAt.toISOString() },
      ...{
        message: 'Hello',
        status: 'interview',
        job: { title: 'Lighthouse keeper' },
        company: { name: 'Harborlight' },
      },
    })
    expect(parsed[1]).toMatchObject({ message: null, status: null, createdAt: '2026-01-01T00:00:00.000Z' })
    expect(JSON.stringify(body)).not.toMatch(/token/i)
    expect(JSON.stringify(body)).not.toContain(recent.tokenHash)
  })
})

describe('searching own referrals', () => {
  let me: Person
  const found = async (query: string) => {
    const { body, headers } = await me.browser.get(`/api/referrals/user/${me.id}?limit=20&${query}`)
    return [body.map(({ candidateName }: { candidateName: string }) => candidateName), headers.get('x-total-count')]
  }
  beforeAll(async () => {
    me = await app.signIn('referrer')
    const make = async (candidateName: string, day: number, values: object = {}) =>
      makeReferral(app.db, {
        ...{ job, referrerId: me.id, candidateName, createdAt: new Date(Date.UTC(2026, 0, day)) },
        ...{ tokenExpiresAt: new Date(Date.now() + 3_600_000), ...values },
      })
    await make('Ada Park', 1)
    await make('Ben Diaz', 2, { progress: 'interested', candidateEmail: 'ben_d%z@example.org' })
    await make('Cleo Okafor', 3, { tokenExpiresAt: new Date(0) })
    await make('Dora Hill', 4, { progress: 'applied', status: 'applied' })
    await make('Emil Koch', 5, { progress: 'applied', status: 'interview' })
    await make('Fay Lund', 6, { progress: 'applied', status: 'hired' })
    await make('Gus Berg', 7, { progress: 'withdrawn', status: 'applied' })
    const other = await makeJob(app.db, await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }))
    await make('Hal Moss', 8, { job: other, progress: 'declined' })
  })

  test.each([
    ['candidate', ['Ben Diaz', 'Ada Park']],
    ['company', ['Emil Koch', 'Dora Hill']],
    ['over', ['Hal Moss', 'Gus Berg', 'Fay Lund', 'Cleo Okafor']],
  ])("of own referrals those are listed where it is the %s's turn, and counted", async (turn, names) =>
    expect(await found(`turn=${turn}`)).toEqual([names, String(names.length)]),
  )

  test('own referrals are found by name, address, position and company, as plain text in any case', async () => {
    expect(await found('q=aDA')).toEqual([['Ada Park'], '1'])
    expect(await found(`q=${encodeURIComponent('N_D%Z@')}`)).toEqual([['Ben Diaz'], '1'])
    expect(await found('q=%25')).toEqual([['Ben Diaz'], '1'])
    expect((await found('q=lighthouse+KEEPER'))[1]).toBe('7')
    expect((await found('q=harborlight&turn=company'))[1]).toBe('2')
    expect(await found('q=nobody')).toEqual([[], '0'])
  })

  test('own referrals are listed oldest first on request, page by page', async () => {
    const path = `/api/referrals/user/${me.id}?sort=oldest&turn=candidate&limit=1`
    const first = await me.browser.get(path)
    const next = await me.browser.get(`${path}&cursor=${first.headers.get('x-next-cursor')}`)
    expect([first.body[0].candidateName, next.body[0].candidateName]).toEqual(['Ada Park', 'Ben Diaz'])
    const newest = `/api/referrals/user/${me.id}?limit=1&cursor=${first.headers.get('x-next-cursor')}`
    expect((await me.browser.get(newest)).status).toBe(400)
  })

  test.each(['turn=mine', 'sort=name', `q=${'a'.repeat(201)}`])(
    'own referrals asked for by %p are refused',
    async (query) => expect((await me.browser.get(`/api/referrals/user/${me.id}?${query}`)).status).toBe(400),
  )
})

describe('a personal link', () => {
  test('a personal link shows referral, job, company and referrer, but never the address', async () => {
    const { id, token, candidateEmail } = await makeReferral(app.db, {
      job,
      referrerId: referrer.id,
      candidateName: 'Kim Sung-hee Park',
      message: 'Hello',
    })
    const { status, body } = await lookup(token)
    expect(status).toBe(200)
    expect(findReferralByToken.reply.parse(body)).toEqual(body)
    const { location, type, description, requirements } = job
    expect(body).toMatchObject({
      referral: { id, message: 'Hello', progress: 'invited' },
      job: { title: 'Lighthouse keeper', location, type, salaryMin: 1, salaryMax: 2, description, requirements },
      company: { name: 'Harborlight', logo: '/api/company-logos/0198f000-0000-7000-8000-000000000001' },
      referrer: { firstName: 'Rosa', lastName: 'Meyer' },
      candidate: { firstName: 'Kim', lastName: 'Sung-hee Park' },
    })
    expect(JSON.stringify(body)).not.toContain(candidateEmail)
  })

  test('a personal link says whether the message stays private', async () => {
    const { token } = await makeReferral(app.db, { job, referrerId: referrer.id, isMessagePrivate: true })
    expect((await lookup(token)).body.referral.isMessagePrivate).toBe(true)
  })

  test.each([
    ['Kim', { firstName: 'Kim', lastName: '' }],
    ['Kim   Sung-hee  Park', { firstName: 'Kim', lastName: 'Sung-hee Park' }],
  ])('a personal link for "%s" proposes %j for the form', async (candidateName, names) => {
    const { token } = await makeReferral(app.db, { job, referrerId: referrer.id, candidateName })
    expect((await lookup(token)).body.candidate).toEqual(names)
  })

  test('opening a personal link changes nothing and starts the apply session', async () => {
    const { token, id } = await makeReferral(app.db, { job, referrerId: referrer.id })
    const guest = app.guest()
    const { headers } = await lookup(token, guest)
    await guest.call('HEAD', `/api/referrals/token/${token}`)
    expect(headers.getSetCookie()[0]).toMatch(/^apply=.*; Max-Age=14400; Path=\/; HttpOnly; SameSite=Lax$/)
    const [row] = await app.db.select().from(referrals).where(eq(referrals.id, id))
    expect(row?.progress).toBe('invited')
  })

  test("a second opened link keeps the uploads' owner and at most five referrals", async () => {
    const guest = app.guest()
    const claims = () => JSON.parse(atob((guest.cookies.get('apply') ?? '').split('.')[1] ?? ''))
    const made = []
    for (let i = 0; i < 6; i++) made.push(await makeReferral(app.db, { job, referrerId: referrer.id }))
    await lookup(made[0]?.token ?? '', guest)
    const { sid } = claims()
    for (const { token } of made) await lookup(token, guest)
    expect(claims().sid).toBe(sid)
    expect(claims().links.map(([id]: [string]) => id)).toEqual(made.slice(1).map(({ id }) => id))
  })

  test('unknown, expired, declined and malformed links get the same reply', async () => {
    const expired = await makeReferral(app.db, { job, referrerId: referrer.id })
    await app.db.update(referrals).set({ tokenExpiresAt: JUST_OVER }).where(eq(referrals.id, expired.id))
    const declined = await makeReferral(app.db, { job, referrerId: referrer.id, progress: 'declined' })
    const replies = await Promise.all(
      ['A'.repeat(43), expired.token, declined.token, 'short', `${'A'.repeat(42)}%00`, 'x'.repeat(5000)].map((token) =>
        lookup(token),
      ),
    )
    const inLog = [expired.token, declined.token].filter((token) => app.logged.some((line) => line.includes(token)))
    recordFigures('credentials-used-again', {
      'dead links tried': replies.length,
      'of them opened': replies.filter(({ status }) => status < 400).length,
      'tokens in the log': inLog.length,
    })
    for (const { status, body, headers } of replies) {
      expect([status, body.detail]).toEqual([404, 'This referral link is invalid or has expired.'])
      expect(headers.getSetCookie()).toEqual([])
    }
    expect(inLog).toEqual([])
  })

  test('a personal link stays open after the application, even when expired', async () => {
    const { token, id } = await makeReferral(app.db, { job, referrerId: referrer.id, progress: 'applied' })
    await app.db.update(referrals).set({ tokenExpiresAt: JUST_OVER }).where(eq(referrals.id, id))
    expect((await lookup(token)).body.referral.progress).toBe('applied')
  })

  test('guessing links too often answers 429, and a valid link still works', async () => {
    await lookup('A'.repeat(43))
    await app.db.update(rateLimits).set({ count: 60 }).where(sql`${rateLimits.key} like 'wrong-links:%'`)
    const { status, headers } = await lookup('A'.repeat(43))
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await lookup('A'.repeat(43))).body.detail).toStartWith('Too many wrong links. Please try again in ')
    const { token } = await makeReferral(app.db, { job, referrerId: referrer.id })
    expect((await lookup(token)).status).toBe(200)
  })
})
