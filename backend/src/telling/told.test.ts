import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { addDays } from 'date-fns/addDays'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { bootOf, startCandidatePage } from '../../test/candidate-page.ts'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../test/factories.ts'
import type { Person, TestApp } from '../../test/harness.ts'
import { mailTo } from '../../test/mailbox.ts'
import { tellAll } from '../../test/tell-all.ts'
import { until } from '../../test/until.ts'
import { companyMembers } from '../db/schema/company-members.ts'
import { letters } from '../db/schema/letters.ts'
import { referralTerms } from '../db/schema/referral-terms.ts'
import { rewardFacts } from '../db/schema/reward-facts.ts'
import { rewards } from '../db/schema/rewards.ts'

setDefaultTimeout(120_000)

let app: TestApp
beforeAll(async () => {
  // Nothing is told before a test says so.
  app = (await startCandidatePage({ NEWS_DELAY_SECONDS: '3600' })).app
})
afterAll(() => app.stop())

interface Case {
  id: string
  email: string
  token: string
  job: Awaited<ReturnType<typeof makeJob>>
  referralId: string
  manager: Person
  recommender: Person
}

/** Somebody whom everybody knows to be invited to an interview, and whose hire is worth $3,000. */
async function interviewed(): Promise<Case> {
  const manager = await app.signIn('hiring_manager', { email: `m-${crypto.randomUUID()}@example.org` })
  const recommender = await app.signIn('referrer', { email: `r-${crypto.randomUUID()}@example.org` })
  const company = await makeCompany(app.db, { ownerId: manager.id })
  const job = await makeJob(app.db, company, { referralBonus: 3000 })
  const referral = await makeReferral(app.db, { job, referrerId: recommender.id })
  const application = await makeApplication(app.db, { referral, status: 'interview' })
  const token = await makeLink(app.db, 'own', referral)
  return { id: application.id, email: application.email, token, job, referralId: referral.id, manager, recommender }
}

const tomorrow = () => addDays(new Date(), 1).toISOString()
const set = ({ manager, id }: Case, status: ApplicationStatus, more: object = {}) =>
  manager.browser.patch(`/api/applications/${id}/status`, { status, ...more })
const WORDS = 'We liked meeting you.'
const SECRET = 'Asked for too much money.'
const withWords = { reason: { kind: 'pay', text: SECRET, toCandidate: WORDS, recommenderSees: true } }
const lookup = async ({ token }: Case) => (await app.guest().get(`/api/referrals/token/${token}`)).body.application
const exported = async ({ token }: Case) => (await app.guest().get(`/api/referrals/token/${token}/data`)).body
const statement = async ({ recommender }: Case) =>
  (await recommender.browser.get('/api/statement?side=recommender')).body
const listed = async ({ recommender }: Case) =>
  (await recommender.browser.get(`/api/referrals/user/${recommender.id}`)).body[0]
/** What the letters that were sent say, the last one of each reader. */
async function lettersOf({ id, email, recommender }: Case) {
  const rows = await app.db
    .select({ kind: letters.kind })
    .from(letters)
    .leftJoin(rewardFacts, eq(rewardFacts.id, letters.factId))
    .leftJoin(rewards, eq(rewards.id, rewardFacts.rewardId))
    .where(or(eq(letters.applicationId, id), eq(rewards.applicationId, id)))
    .orderBy(asc(letters.id))
  const kinds = rows.map(({ kind }) => kind)
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  const toCandidate = count('status-update') && (await mailTo(email, count('status-update')))
  const ofRecommender = count('referrer-status') + count('referrer-reward')
  const toRecommender = ofRecommender && (await mailTo(recommender.email, ofRecommender))
  return [...(toCandidate || []), ...(toRecommender || [])].map(({ subject, text }) => `${subject}\n${text}`)
}

type Seen = 'interview' | 'hired' | 'rejected'

/** What each channel tells its reader: the status that follows from it. */
const CHANNELS: Record<string, (one: Case) => Promise<Seen | string>> = {
  "the candidate's page": async (one) => (await lookup(one)).status,
  'the page without scripts': async ({ token }) => {
    const page = await app.guest().get(`/apply/${token}`)
    return bootOf(page).replies[`/api/referrals/token/${token}`].application.status
  },
  'the withdraw control': async (one) =>
    (await lookup(one)).status === 'hired' ? 'hired' : (await lookup(one)).status,
  "the candidate's timeline": async (one) => {
    const statuses = (await lookup(one)).history.map(({ status }: { status: string }) => status)
    return statuses.at(-1)
  },
  'the receipt': async (one) => {
    const { body } = await app.guest().get(`/api/referrals/token/${one.token}/receipt`)
    return /hired|rejected|"status"/.test(JSON.stringify(body)) ? JSON.stringify(body) : (await lookup(one)).status
  },
  "the candidate's download": async (one) => {
    const data = await exported(one)
    const reasons = data.application.reasons.map(({ status }: { status: string }) => status)
    return reasons.at(-1) ?? data.application.status
  },
  "the recommender's list": async (one) => (await listed(one)).status,
  'one referral by itself': async ({ recommender, referralId }) =>
    (await recommender.browser.get(`/api/referrals/${referralId}`)).body.status,
  'the statement': async (one) => {
    const { rows, held, reversed } = await statement(one)
    if (rows.length === 0 && held + reversed === 0) return (await listed(one)).status
    return rows.length === 1 && rows[0].state === 'held' && held === 225_000 ? 'hired' : JSON.stringify(rows)
  },
  'the statement as CSV': async (one) => {
    const { body } = await one.recommender.browser.get('/api/statement?side=recommender&format=csv')
    const rows = String(body).trim().split(/\r?\n/).length - 1
    return rows === 0 ? (await listed(one)).status : `${rows === 1 && /\bheld\b/.test(body) ? 'hired' : body}`
  },
  'receipt of the promise': async (one) => {
    const [reward] = await app.db.select().from(rewards).where(eq(rewards.applicationId, one.id))
    const rowId = reward?.id ?? crypto.randomUUID()
    const [row, file] = await Promise.all(
      [`/api/statement/rows/${rowId}`, `/api/statement/rows/${rowId}/receipt`].map((path) =>
        one.recommender.browser.get(path),
      ),
    )
    expect(row?.status).toBe(file?.status as number)
    return row?.status === 404 ? (await listed(one)).status : 'hired'
  },
  counters: async (one) => {
    const { id, browser } = one.recommender
    const { hired, pending } = (await browser.get(`/api/referrals/user/${id}/counts`)).body
    const over = (await browser.get(`/api/referrals/user/${id}?turn=over&limit=5`)).body.length
    if (hired === 1 && pending === 0 && over === 1) return 'hired'
    return (pending === 1 && over === (await listed(one)).progress.match(/withdrawn/g)?.length) || 0
      ? 'interview'
      : pending === 1
        ? 'interview'
        : 'rejected'
  },
  letters: async (one) => {
    const sent = (await lettersOf(one)).join('\n')
    const isHired = /hired|promised/i.test(sent)
    const isRejected = /Not this time/.test(sent)
    return isHired && isRejected ? 'both' : isHired ? 'hired' : isRejected ? 'rejected' : 'interview'
  },
}

const STATES: Record<string, { seen: Seen; make: (one: Case) => Promise<unknown> }> = {
  'decided, not told': { seen: 'interview', make: (one) => set(one, 'hired', { tellAt: tomorrow() }) },
  told: {
    seen: 'hired',
    make: async (one) => {
      await set(one, 'hired', { tellAt: tomorrow() })
      await tellAll(app)
    },
  },
  'changed again before told': {
    seen: 'rejected',
    make: async (one) => {
      await set(one, 'hired', { tellAt: tomorrow() })
      await set(one, 'rejected', { tellAt: tomorrow(), ...withWords })
      await tellAll(app)
    },
  },
  'withdrawn before told': {
    seen: 'interview',
    make: async (one) => {
      await set(one, 'hired', { tellAt: tomorrow() })
      expect((await app.guest().post(`/api/referrals/token/${one.token}/withdraw`)).status).toBe(204)
      await tellAll(app)
    },
  },
}

// docs/rules.md#told-is-a-state-of-its-own
describe.each(Object.entries(STATES))('%s', (_, { seen, make }) => {
  let one: Case
  beforeAll(async () => {
    one = await interviewed()
    await make(one)
  })
  test.each(Object.keys(CHANNELS))('shown alike: %s', async (channel) =>
    expect(await CHANNELS[channel]?.(one)).toBe(seen),
  )
})

test('the company sees a decision at once, with the time at which it is told', async () => {
  const one = await interviewed()
  const tellAt = tomorrow()
  const { body } = await set(one, 'hired', { tellAt })
  expect([body.status, body.toldStatus, body.tellAt]).toEqual(['hired', 'interview', tellAt])
  const found = (await one.manager.browser.get(`/api/applications/${one.id}`)).body
  expect(found.history.at(-1)).toMatchObject({ to: 'hired', toldAt: null })
})

test('a time that is past, far off or none is refused with a sentence, and nothing is changed', async () => {
  const one = await interviewed()
  const times = [
    ['2020-01-01T09:00:00Z', 'Please choose a time that is still to come.'],
    [addDays(new Date(), 31).toISOString(), 'Please choose a time within the next 30 days.'],
    ['tomorrow', 'Please use a time such as 2026-12-04T09:00:00+01:00.'],
  ]
  for (const [tellAt, sentence] of times) {
    const { status, body } = await set(one, 'hired', { tellAt })
    expect([status, body.detail]).toEqual([400, sentence])
  }
  expect((await lookup(one)).status).toBe('interview')
  expect((await one.manager.browser.get(`/api/applications/${one.id}`)).body.status).toBe('interview')
})

test('the time can be changed, and "tell now" tells at once', async () => {
  const one = await interviewed()
  await set(one, 'rejected', { tellAt: tomorrow() })
  const later = addDays(new Date(), 3).toISOString()
  expect((await set(one, 'rejected', { tellAt: later })).body.tellAt).toBe(later)
  expect((await lookup(one)).status).toBe('interview')
  const now = (await set(one, 'rejected', { tellAt: null })).body
  expect([now.tellAt, now.toldStatus]).toEqual([null, 'rejected'])
  expect((await lookup(one)).status).toBe('rejected')
  await tellAll(app)
  expect((await lettersOf(one)).length).toBe(2)
})

test('a job that is due at an earlier time does not tell what was put off since', async () => {
  const one = await interviewed()
  await set(one, 'rejected')
  await set(one, 'rejected', { tellAt: tomorrow() })
  await app.db.execute(
    `update pgboss.job set start_after = now() where name = 'status-notifications' and start_after < now() + interval '2 hours'`,
  )
  await app.queue.findJobs('status-notifications', {}).catch(() => [])
  expect((await lookup(one)).status).toBe('interview')
})

/** As if what was changed so far had been changed days before. */
const daysLater = ({ id }: Case, days: number) =>
  app.db.execute(
    sql`update status_changes set created_at = created_at - ${days} * interval '1 day' where application_id = ${id}`,
  )
const inDays = (days: number) => addDays(new Date(), days).toISOString()

// docs/rules.md#a-status-can-be-told-later
test('a telling is put off for 30 days after the first change at most, whatever changed since', async () => {
  const one = await interviewed()
  await set(one, 'hired', { tellAt: inDays(29) })
  await daysLater(one, 20)
  const until = addDays(new Date(), 10).toISOString().slice(0, 10)
  for (const status of ['hired', 'rejected'] as const) {
    const refused = await set(one, status, { tellAt: inDays(11) })
    expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining(until)])
  }
  expect((await set(one, 'hired', { tellAt: inDays(9) })).status).toBe(200)
  // Back and on again is no new beginning.
  await set(one, 'interview')
  expect((await set(one, 'hired', { tellAt: inDays(11) })).status).toBe(400)
  await daysLater(one, 11)
  const late = await set(one, 'hired', { tellAt: tomorrow() })
  expect([late.status, late.body.detail]).toEqual([400, expect.stringContaining('Please tell it now.')])
  // What stood as it was told for long is known.
  await daysLater(one, 20)
  expect((await set(one, 'hired', { tellAt: inDays(29) })).status).toBe(200)
})

test('a hire that was told is not taken back later, alone or with others', async () => {
  const one = await interviewed()
  const other = await makeApplication(app.db, {
    referral: await makeReferral(app.db, { job: one.job, referrerId: one.recommender.id }),
  })
  await set(one, 'hired', { tellAt: null })
  const refused = await set(one, 'rejected', { tellAt: tomorrow() })
  const sentence = 'A hire that was told is taken back only with an email at once.'
  expect([refused.status, refused.body.errors]).toEqual([400, { tellAt: sentence }])
  const input = { ids: [other.id, one.id], status: 'rejected', tellAt: tomorrow() }
  const many = await one.manager.browser.patch('/api/applications/status', input)
  expect(many.body).toMatchObject([
    { id: other.id, outcome: 'changed' },
    { id: one.id, outcome: 'not-then' },
  ])
  expect((await set(one, 'rejected')).status).toBe(200)
  // Nor is a change that waits for its seconds put off.
  expect((await set(one, 'rejected', { tellAt: tomorrow() })).status).toBe(400)
})

test('who knows an older state changes nothing', async () => {
  const one = await interviewed()
  await set(one, 'rejected', { tellAt: tomorrow() })
  const known = (await one.manager.browser.get(`/api/applications/${one.id}`)).body.history.at(-1).id
  await set(one, 'hired', { tellAt: tomorrow() })
  const { status, body } = await set(one, 'rejected', { tellAt: null, lastChange: known })
  expect([status, body.detail]).toEqual([409, 'This application was changed meanwhile. Please look at it again.'])
  const { history } = (await one.manager.browser.get(`/api/applications/${one.id}`)).body
  expect((await set(one, 'hired', { tellAt: null, lastChange: history.at(-1).id })).status).toBe(200)
})

test('new words for a decision that waits replace the earlier ones, at the time that was chosen', async () => {
  const one = await interviewed()
  const tellAt = tomorrow()
  await set(one, 'rejected', { tellAt, reason: { toCandidate: 'The first words.' } })
  expect((await set(one, 'rejected', withWords)).body.tellAt).toBe(tellAt)
  await set(one, 'rejected', { tellAt: inDays(2) })
  await tellAll(app)
  expect((await lookup(one)).companyWords).toBe(WORDS)
  expect((await lettersOf(one)).join()).not.toContain('The first words.')
})

test('what a change replaced before it was told comes back with it', async () => {
  const one = await interviewed()
  const tellAt = tomorrow()
  await set(one, 'rejected', { tellAt, ...withWords })
  const setMany = (more: object) => one.manager.browser.patch('/api/applications/status', { ids: [one.id], ...more })
  const [outcome] = (await setMany({ status: 'rejected', tellAt: inDays(3), reason: null })).body
  expect(outcome).toMatchObject({ outcome: 'changed', before: { tellAt, ...withWords } })
  const [undone] = (await setMany({ status: 'rejected', ...outcome.before })).body
  expect(undone).toMatchObject({ outcome: 'changed', before: { reason: null } })
  expect((await one.manager.browser.get(`/api/applications/${one.id}`)).body.tellAt).toBe(tellAt)
  await tellAll(app)
  expect((await lookup(one)).companyWords).toBe(WORDS)
})

test('of many, none is set where the time is refused', async () => {
  const one = await interviewed()
  const input = { ids: [one.id], status: 'hired', tellAt: inDays(31) }
  expect((await one.manager.browser.patch('/api/applications/status', input)).status).toBe(400)
  expect((await one.manager.browser.get(`/api/applications/${one.id}`)).body.status).toBe('interview')
})

test('taking a decision back before it is told tells nobody', async () => {
  const one = await interviewed()
  await set(one, 'hired', { tellAt: tomorrow() })
  await set(one, 'interview')
  await tellAll(app)
  expect(await lettersOf(one)).toEqual([])
  const { rows, held, reversed } = await statement(one)
  expect([rows, held, reversed]).toEqual([[], 0, 0])
  expect((await lookup(one)).history.map(({ status }: { status: string }) => status)).not.toContain('hired')
})

test('the end of a hire is not seen in the statement before it is told', async () => {
  const one = await interviewed()
  await set(one, 'hired', { tellAt: null })
  await tellAll(app)
  await set(one, 'rejected')
  const before = await statement(one)
  expect([before.held, before.reversed, before.rows[0].state]).toEqual([225_000, 0, 'held'])
  const receipt = await one.recommender.browser.get(`/api/statement/rows/${before.rows[0].id}/receipt`)
  expect(JSON.stringify(receipt.body)).not.toContain('reversed"')
  const held = await one.recommender.browser.get('/api/statement?side=recommender&state=held')
  expect(held.body.rows).toHaveLength(1)
  // The company owes nothing from here on.
  expect((await one.manager.browser.get('/api/statement?side=company')).body).toMatchObject({
    held: 0,
    reversed: 300_000,
  })
  expect((await app.guest().post(`/api/referrals/token/${one.token}/withdraw`)).status).toBe(409)
  await tellAll(app)
  const after = await statement(one)
  expect([after.held, after.reversed, after.rows[0].state]).toEqual([0, 225_000, 'reversed'])
})

test('a hire that ended and was made again before anybody was told is one hire in the statement', async () => {
  const one = await interviewed()
  await set(one, 'hired')
  await tellAll(app)
  await set(one, 'rejected')
  await set(one, 'hired')
  await tellAll(app)
  const { rows, held, reversed } = await statement(one)
  expect([rows.length, held, reversed]).toEqual([1, 225_000, 0])
})

test('the receipt of a hire says nothing of earlier ones that were not told', async () => {
  const one = await interviewed()
  await set(one, 'hired', { tellAt: tomorrow() })
  await set(one, 'interview')
  await set(one, 'hired', { tellAt: null })
  const { rows } = await statement(one)
  expect(JSON.stringify(rows)).not.toContain('again')
  const { body } = await one.recommender.browser.get(`/api/statement/rows/${rows[0].id}/receipt`)
  expect([body.promise.occurrence, body.promise.events.length]).toEqual([1, 1])
})

// docs/rules.md#a-hire-outlives-its-job
test('a hire that waits is told when its job is deleted', async () => {
  const one = await interviewed()
  await set(one, 'hired', { tellAt: tomorrow() })
  expect((await one.manager.browser.delete(`/api/jobs/${one.job.id}`)).status).toBe(204)
  expect((await listed(one)).status).toBe('hired')
  expect((await statement(one)).rows).toHaveLength(1)
  await tellAll(app)
  expect((await lettersOf(one)).join()).toMatch(/hired/i)
})

// docs/rules.md#one-application-causes-at-most-six-letters-a-day
test('the letter that summarises tells what was told, though another decision waits', async () => {
  const one = await interviewed()
  for (const status of ['rejected', 'interview', 'rejected', 'interview', 'rejected', 'interview'] as const) {
    await set(one, status, { tellAt: null })
    await tellAll(app)
  }
  const isToCandidate = and(eq(letters.applicationId, one.id), eq(letters.kind, 'status-update'))
  await set(one, 'rejected', { tellAt: null })
  await app.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'status-notifications' and state < 'completed'`,
  )
  await until(async () => {
    const { rows } = await app.db.execute(sql`select 1 from pgboss.job where name = 'status-notifications'
      and state < 'completed' and data::text like '%isSummary%' and data::text like ${`%${one.id}%`}`)
    return rows.length > 0
  })
  expect(await app.db.$count(letters, isToCandidate)).toBe(6)
  await set(one, 'reviewing', { tellAt: tomorrow() })
  await app.db.execute(sql`update letters set created_at = created_at - interval '1 day'`)
  await app.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'status-notifications' and state < 'completed'`,
  )
  await until(async () => (await app.db.$count(letters, isToCandidate)) === 7)
  const [last] = await app.db.select().from(letters).where(isToCandidate).orderBy(desc(letters.id)).limit(1)
  expect(last?.data).toMatchObject({ status: 'rejected' })
  expect((await lookup(one)).status).toBe('rejected')
})

test('who recommended the candidate and has joined the company sees what recommenders see', async () => {
  const one = await interviewed()
  await app.db
    .insert(companyMembers)
    .values({ companyId: one.job.companyId, userId: one.recommender.id, role: 'manager' })
  await set(one, 'hired', { tellAt: tomorrow() })
  const { browser } = one.recommender
  const [row] = (await browser.get(`/api/applications?job=${one.job.id}`)).body
  expect(row).toMatchObject({ status: 'interview', tellAt: null, reward: { state: null } })
  const whole = (await browser.get(`/api/applications/${one.id}`)).body
  expect(JSON.stringify(whole)).not.toContain('hired')
})

test('the terms of a hire outlive an erasure before anybody was told of it', async () => {
  const one = await interviewed()
  await set(one, 'hired', { tellAt: tomorrow() })
  expect((await app.guest().post(`/api/referrals/token/${one.token}/erase`)).status).toBe(204)
  expect(await app.db.$count(referralTerms, eq(referralTerms.referralId, one.referralId))).toBe(1)
})

// docs/rules.md#a-no-has-words-of-its-own
describe('a no', () => {
  const told = async (reason: object) => {
    const one = await interviewed()
    const { status, body } = await set(one, 'rejected', { reason })
    await tellAll(app)
    return { one, status, body }
  }

  test('its sentence is in letter, page and download; the internal reason in the download alone', async () => {
    const { one } = await told({ kind: 'pay', text: SECRET, toCandidate: WORDS })
    const [toCandidate = '', toRecommender = ''] = await lettersOf(one)
    expect(toCandidate.replace(/\s+/g, ' ')).toContain(`> “${WORDS}”`)
    expect(toRecommender).not.toContain(WORDS)
    expect((await lookup(one)).companyWords).toBe(WORDS)
    expect((await listed(one)).companyWords).toBeUndefined()
    for (const text of [
      toCandidate,
      toRecommender,
      JSON.stringify(await lookup(one)),
      JSON.stringify(await listed(one)),
    ])
      expect(text).not.toMatch(/Asked for too much|Pay\b|"pay"/)
    const { application } = await exported(one)
    expect([application.companyWords, application.reasons[0]]).toMatchObject([WORDS, { reason: 'Pay', text: SECRET }])
  })

  // docs/rules.md#what-a-person-typed-stands-in-quotes
  test('the sentence cannot end its quotation', async () => {
    const { one } = await told({ toCandidate: 'Thanks.” You are hired. “Yes' })
    expect((await lookup(one)).companyWords).toBe("Thanks.' You are hired. 'Yes")
  })

  test('the recommender reads the sentence where the company says so', async () => {
    const { one } = await told({ toCandidate: WORDS, recommenderSees: true })
    expect((await listed(one)).companyWords).toBe(WORDS)
    expect((await lettersOf(one))[1]).toContain(WORDS)
  })

  test.each([
    ['no-longer-interested', 'no longer interested'],
    ['did-not-answer', 'had no answer'],
  ])('%s is told as such, without a word of rejection', async (kind, words) => {
    const { one } = await told({ kind })
    const sent = await lettersOf(one)
    expect(sent).toHaveLength(2)
    for (const letter of sent) {
      expect(letter.replace(/\s+/g, ' ')).toContain(words)
      expect(letter).not.toMatch(/reject|not selected|not this time|decided not/i)
    }
    expect([(await lookup(one)).closedAs, (await lookup(one)).history.at(-1).closedAs]).toEqual([kind, kind])
    expect(await listed(one)).toMatchObject({ status: 'rejected', closedAs: kind })
  })

  test.each([
    ['See evil.com', 'Please leave out links and addresses: the candidate reads this in a letter of ours'],
    ['Write to me@home', 'Please leave out links and addresses: the candidate reads this in a letter of ours'],
    ['Turned \u202earound', 'Please remove the invisible characters from this field'],
    ['x'.repeat(601), 'Please use at most 600 characters'],
  ])('the sentence %p is refused', async (toCandidate, sentence) => {
    const one = await interviewed()
    const { status, body } = await set(one, 'rejected', { reason: { toCandidate } })
    expect([status, body.detail]).toEqual([400, sentence])
  })

  test('a sentence goes with a rejection alone', async () => {
    const one = await interviewed()
    expect((await set(one, 'hired', { reason: { toCandidate: WORDS } })).status).toBe(400)
  })

  test('the previewed letter is the one that is sent', async () => {
    const one = await interviewed()
    const input = { status: 'rejected', reason: { toCandidate: WORDS } }
    const { body } = await one.manager.browser.post(`/api/applications/${one.id}/letter`, input)
    await set(one, 'rejected', input)
    await tellAll(app)
    const [sent = ''] = await lettersOf(one)
    const plain = (text: string) =>
      text
        .replace(/\/apply\/\S+/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    expect(plain(sent)).toStartWith(plain(`${body.subject}\n${body.text}`).slice(0, 400))
    // On a screen its lines end where paragraphs do.
    expect(body.text.split('\n').some((line: string) => line.length > 76)).toBe(true)
  })
})
