import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { applyPath } from '@goodword/contract/form-answer'
import { OTHER_ROLES_TEXT } from '@goodword/contract/other-roles'
import { eq, sql } from 'drizzle-orm'
import type { Browser } from '../../../../test/browser.ts'
import { openLink } from '../../../../test/candidate.ts'
import { answerOn, bootOf, startCandidatePage } from '../../../../test/candidate-page.ts'
import { makeApplication, makeLink } from '../../../../test/factories.ts'
import type { TestApp } from '../../../../test/harness.ts'
import { JUST_OVER } from '../../../../test/just-over.ts'
import { applications } from '../../../db/schema/applications.ts'
import { candidateQuestions } from '../../../db/schema/candidate-questions.ts'
import { referrals } from '../../../db/schema/referrals.ts'
import { reports } from '../../../db/schema/reports.ts'
import { roleConsents } from '../../../db/schema/role-consents.ts'
import { suppressions } from '../../../db/schema/suppressions.ts'
import { answerIn } from '../../../language/posting-words.ts'
import { translate } from '../../../language/translate.ts'

setDefaultTimeout(30_000)

const OURS = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

let app: TestApp
let invited: Awaited<ReturnType<typeof startCandidatePage>>['invited']

beforeAll(async () => {
  ;({ app, invited } = await startCandidatePage())
})
afterAll(() => app.stop())

type Referral = Awaited<ReturnType<typeof invited>>
async function applied(change: object = {}) {
  const referral = await invited()
  const application = await makeApplication(app.db, { referral, ...change })
  return { ...referral, token: await makeLink(app.db, 'own', referral), application }
}
const press = (
  { token }: { token: string },
  fields: Record<string, string>,
  by: Browser = app.guest(),
  headers: Record<string, string> = OURS,
  query = '',
) => by.call('POST', applyPath(token) + query, { headers, body: new URLSearchParams(fields).toString() })
const rowOf = async ({ id }: Pick<Referral, 'id'>) =>
  (await app.db.select().from(referrals).where(eq(referrals.id, id))).at(0)
const questionsOf = async ({ id }: Pick<Referral, 'id'>) =>
  (await app.db.select().from(candidateQuestions).where(eq(candidateQuestions.referralId, id))).map(({ text }) => text)
/** The line that the log has of the last request. */
const lastLine = () => JSON.parse(app.logged.findLast((line) => line.includes('"request ')) ?? '{}')

describe("a form of the candidate's page", () => {
  test('shows interest, and leads back to the page, which then says so; once more it changes nothing', async () => {
    const referral = await invited()
    for (let time = 0; time < 2; time++) {
      const reply = await press(referral, { decision: 'interest' })
      expect([reply.status, reply.headers.get('location')]).toEqual([303, `/apply/${referral.token}#application`])
    }
    expect((await rowOf(referral))?.progress).toBe('interested')
  })

  // docs/rules.md#open-to-other-roles-is-a-consent-of-its-own
  test('opens a rejected candidate to other roles, and takes it back', async () => {
    const referral = await applied({ status: 'rejected' })
    for (const [decision, count] of [
      ['other-roles', 1],
      ['no-other-roles', 0],
    ] as const) {
      expect((await press(referral, { decision })).status).toBe(303)
      expect(await app.db.$count(roleConsents, eq(roleConsents.referralId, referral.id))).toBe(count)
    }
    const waiting = await applied()
    const page = await press(waiting, { decision: 'other-roles' })
    expect([page.status, answerOn(page, waiting).problem.detail]).toEqual([
      409,
      expect.stringContaining('Your application is not over.'),
    ])
  })

  test.each([
    [{}, 'declined', true],
    [{ never: 'on' }, 'never', false],
  ])(
    'declines (%p), and the page of the dead link says what was deleted to this browser alone',
    async (never, ending, ends) => {
      const referral = await invited()
      const browser = app.guest()
      expect((await press(referral, { decision: 'decline', ...never }, browser)).status).toBe(303)
      expect((await rowOf(referral))?.progress).toBe('declined')
      const [newest] = await app.db.select().from(suppressions).orderBy(sql`${suppressions.createdAt} desc`).limit(1)
      expect(newest?.until !== null).toBe(ends)
      const page = await browser.get(applyPath(referral.token))
      expect([page.status, answerOn(page, referral)]).toEqual([200, { ending }])
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      const elsewhere = await app.guest().get(applyPath(referral.token))
      expect([elsewhere.status, answerOn(elsewhere, referral)]).toEqual([404, undefined])
      const other = await browser.get(applyPath('another'))
      expect([other.status, answerOn(other, { token: 'another' })]).toEqual([404, undefined])
    },
  )

  test('that is sent again after the link has ended by it leads to the same page', async () => {
    const referral = await invited()
    const browser = app.guest()
    await press(referral, { decision: 'decline' }, browser)
    expect((await press(referral, { decision: 'decline' }, browser)).status).toBe(303)
  })

  test('confirms an address, withdraws, and erases', async () => {
    const application = await applied({ confirmedAt: null })
    const row = async () =>
      (await app.db.select().from(applications).where(eq(applications.id, application.application.id))).at(0)
    expect((await press(application, { decision: 'confirm' })).status).toBe(303)
    expect((await row())?.confirmedAt).toBeInstanceOf(Date)
    expect((await press(application, { decision: 'withdraw' })).status).toBe(303)
    expect((await row())?.withdrawnAt).toBeInstanceOf(Date)
    const browser = app.guest()
    expect((await press(application, { decision: 'erase' }, browser)).status).toBe(303)
    expect(await rowOf(application)).toBeUndefined()
    expect(answerOn(await browser.get(applyPath(application.token)), application)).toEqual({ ending: 'erased' })
  })

  test('reports the posting, and leads back to the page, which says so', async () => {
    const referral = await invited()
    const reply = await press(referral, { decision: 'report', reason: 'fraud', details: 'They want money.' })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `/apply/${referral.token}?reported=1#report`])
    expect(await app.db.select().from(reports).where(eq(reports.referralId, referral.id))).toMatchObject([
      { reason: 'fraud', details: 'They want money.' },
    ])
    const again = await press(referral, { decision: 'report', reason: 'fraud', details: '' })
    expect([again.status, answerOn(again, referral)?.problem?.detail]).toEqual([
      409,
      'You have reported this posting already. An operator will look at it.',
    ])
    const empty = await press(await invited(), { decision: 'report' })
    expect([empty.status, await app.db.$count(reports)]).toEqual([422, 1])
  })

  test('asks a question, and leads back to the page, which has it', async () => {
    const referral = await invited()
    const reply = await press(referral, { decision: 'ask', text: 'May I work from home?' })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `/apply/${referral.token}#question`])
    expect(await questionsOf(referral)).toEqual(['May I work from home?'])
    const page = await app.guest().get(applyPath(referral.token))
    expect(bootOf(page).replies[`/api/referrals/token/${referral.token}`].questions).toMatchObject([
      { text: 'May I work from home?', answer: null },
    ])
  })

  test.each([
    ['Call me: +1 555 010 0123', 'phone', 'This looks like a telephone number.'],
    ['Is it remote? Thanks, Kim Park', 'name', 'This has your name in it.'],
  ])(
    'points out what tells who asks (%p) before it is sent; a second send goes through',
    async (text, contact, why) => {
      const referral = await invited({ candidateName: 'Kim Park' })
      const page = await press(referral, { decision: 'ask', text })
      const { problem, question } = answerOn(page, referral)
      expect([page.status, question]).toEqual([422, { text, contact }])
      expect(problem.detail).toBe(`${why} The company could tell from it who you are. Change it, or send it anyway.`)
      expect(await questionsOf(referral)).toEqual([])
      expect((await press(referral, { decision: 'ask', text, anyway: 'on' })).status).toBe(303)
      expect(await questionsOf(referral)).toEqual([text])
    },
  )

  test('keeps the text of a question that is refused', async () => {
    const referral = await invited()
    const text = '😀'.repeat(1001)
    const page = await press(referral, { decision: 'ask', text })
    expect([page.status, answerOn(page, referral).question]).toEqual([422, { text }])
    expect(answerOn(page, referral).problem.detail).toBe('Please use at most 1,000 characters')
    const closed = await invited({ tokenExpiresAt: sql`${JUST_OVER}` })
    expect((await press(closed, { decision: 'ask', text: 'Why?' })).status).toBe(404)
  })

  test('ends an application that was not theirs', async () => {
    const referral = await invited()
    const { id } = await makeApplication(app.db, { referral, confirmedAt: null })
    const token = await makeLink(app.db, 'disown', referral)
    expect((await press({ token }, { decision: 'disown' })).status).toBe(303)
    expect(await app.db.select().from(applications).where(eq(applications.id, id))).toEqual([])
  })
})

describe('a form that is refused', () => {
  test("gets the page again, with the API's sentence and the reference of the request", async () => {
    const application = await applied()
    const page = await press(application, { decision: 'decline' })
    expect(page.status).toBe(409)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(answerOn(page, application)).toEqual({
      problem: {
        type: 'about:blank',
        title: 'Not possible now',
        status: 409,
        detail: 'You have applied already. You can withdraw your application or erase your data instead.',
        requestId: page.headers.get('x-request-id'),
      },
    })
    expect(bootOf(page).replies[`/api/referrals/token/${application.token}`].application.status).toBe('pending')
  })

  test.each<[Record<string, string>]>([[{}], [{ decision: 'hire-me' }], [{ decision: '<script>alert(1)</script>' }]])(
    'as it says nothing that can be decided (%p), whose words are nowhere on the page',
    async (fields) => {
      const referral = await invited()
      const page = await press(referral, fields)
      expect([page.status, answerOn(page, referral).problem.detail]).toEqual([422, 'Please press one of the buttons.'])
      expect(page.body).not.toContain('alert(1)')
    },
  )

  test.each([
    ['is unknown', () => ({ token: 'x'.repeat(43) })],
    ['is none', () => ({ token: 'a%0d%0aset-cookie:%20b=c' })],
    ['has expired meanwhile', () => invited({ tokenExpiresAt: sql`${JUST_OVER}` })],
  ])('as its link %s is answered like every dead link', async (_, link) => {
    const dead = await link()
    const page = await press(dead, { decision: 'decline' })
    const cookies = page.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect([page.status, cookies]).toEqual([404, ['page-mark']])
    expect(Object.values(bootOf(page).refused)).toEqual([404])
  })

  test('as there were too many wrong links from one address says when to come back', async () => {
    let page = await press({ token: 'y'.repeat(43) }, { decision: 'interest' })
    for (let time = 0; page.status === 404 && time < 60; time++)
      page = await press({ token: 'y'.repeat(43) }, { decision: 'interest' })
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    await app.db.execute(sql`delete from rate_limits`)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour below our domain', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an old browser', { origin: 'https://elsewhere.example' }],
    ['nobody knows where, with a cookie of ours', { cookie: 'apply=x' }],
  ])('as it comes from %s changes nothing', async (_, headers) => {
    const referral = await invited()
    const sent = { 'content-type': OURS['content-type'], ...headers } as Record<string, string>
    const reply = await press(referral, { decision: 'decline' }, app.guest(), sent)
    expect([reply.status, reply.body.detail]).toEqual([403, 'This request did not come from our own pages.'])
    expect((await rowOf(referral))?.progress).toBe('invited')
  })

  test.each([
    ['is JSON', { 'content-type': 'application/json' }, '{"decision":"decline"}', 415],
    ['says nothing of itself', {}, 'decision=decline', 415],
    ['is longer than one of ours', {}, `decision=decline&never=${'x'.repeat(130_000)}`, 422],
    ['is no text', {}, new Uint8Array([0x64, 0xff, 0xfe]), 422],
  ])('as its body %s changes nothing', async (what, type, body, status) => {
    const referral = await invited()
    const isNamed = what !== 'says nothing of itself'
    const headers = { ...OURS, ...type } as Record<string, string>
    const sent = isNamed ? headers : { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }
    const page = await app.guest().call('POST', applyPath(referral.token), { headers: sent, body })
    expect(page.status).toBe(status)
    expect((await rowOf(referral))?.progress).toBe('invited')
  })

  test('at a page that has no form is told that there is nothing', async () => {
    const reply = await app.guest().call('POST', '/terms', { headers: OURS, body: 'decision=decline' })
    expect([reply.status, reply.body.detail]).toEqual([404, 'There is nothing at this address.'])
  })

  test('is one line of the log, with why and without the link', async () => {
    const application = await applied()
    await press(application, { decision: 'decline' })
    expect(lastLine()).toMatchObject({
      msg: 'request refused',
      method: 'POST',
      route: '/apply/:token',
      status: 409,
      reason: 'Conflict',
    })
    expect(app.logged.filter((line) => line.includes(application.token))).toEqual([])
  })
})

describe('the language of a page', () => {
  const htmlOf = async (path: string, headers: Record<string, string> = {}) => {
    const page = await app.guest().get(path, { headers })
    return { ...page, tag: /<html[^>]*>/.exec(page.body)?.[0] }
  }

  test('is what its address asks for, then what is kept with the link, then what was chosen, then what the browser prefers', async () => {
    const kept = await invited({ language: 'fr' })
    const path = applyPath(kept.token)
    const browser = { 'accept-language': 'de' }
    expect((await htmlOf(`${path}?lang=ar`, browser)).tag).toBe('<html lang="ar" dir="rtl">')
    expect((await htmlOf(path, { ...browser, cookie: 'lang=es' })).tag).toBe('<html lang="fr">')
    expect((await htmlOf('/terms', { ...browser, cookie: 'lang=es' })).tag).toBe('<html lang="es">')
    expect((await htmlOf('/terms', browser)).tag).toBe('<html lang="de">')
    expect((await htmlOf('/terms?lang=tlh')).tag).toBe('<html lang="en">')
  })

  test('is that of all words on it, and what is kept stays until the candidate chooses', async () => {
    const kept = await invited({ language: 'fr' })
    const page = await app.guest().get(`${applyPath(kept.token)}?lang=de`)
    const reply = bootOf(page).replies[`/api/referrals/token/${kept.token}`]
    expect([reply.language, reply.said.answer]).toEqual(['fr', answerIn('de', reply.job.answerWithinDays, null)])
  })

  test('is English where a page has no other', async () => {
    const page = await htmlOf('/no-such-page?lang=de', { 'accept-language': 'de' })
    expect([page.tag, page.headers.get('vary')]).toEqual(['<html lang="en">', 'accept-encoding, cookie'])
  })

  test('is named to caches, and kept by a cookie where the address asks for it', async () => {
    const page = await htmlOf('/terms?lang=de')
    expect(page.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
    expect(page.headers.getSetCookie().filter((cookie) => cookie.startsWith('lang='))).toHaveLength(1)
    expect((await htmlOf('/terms')).headers.getSetCookie().filter((cookie) => cookie.startsWith('lang='))).toEqual([])
  })

  test('is kept with the link when the candidate chooses one, and when they apply', async () => {
    const referral = await invited()
    const guest = app.guest()
    const path = `/api/referrals/token/${referral.token}`
    expect((await guest.get(path, { headers: { 'accept-language': 'de' } })).body.language).toBe('de')
    expect((await guest.get(path)).body.language).toBe('en')
    expect((await guest.post(`${path}/language`, { language: 'pt' })).status).toBe(204)
    expect((await guest.get(path, { headers: { 'accept-language': 'de' } })).body.language).toBe('pt')
    expect((await rowOf(referral))?.language).toBe('pt')
    expect((await guest.post(`${path}/language`, { language: 'tlh' })).status).toBe(400)
  })

  test('is chosen by nobody else once there is an application, and to choose it is to use the link', async () => {
    const referral = await invited()
    const choose = async (token: string, language: string) =>
      (await app.guest().post(`/api/referrals/token/${token}/language`, { language })).status
    expect([await choose(referral.token, 'pt'), (await rowOf(referral))?.openedAt]).toEqual([204, expect.any(Date)])
    await makeApplication(app.db, { referral })
    expect([await choose(referral.token, 'ar'), (await rowOf(referral))?.language]).toEqual([403, 'pt'])
    const own = await makeLink(app.db, 'own', referral)
    expect([await choose(own, 'fr'), (await rowOf(referral))?.language]).toEqual([204, 'fr'])
  })

  test('is that in which an application was made, whatever was kept before', async () => {
    for (const [headers, language] of [
      [{ 'accept-language': 'fr-CA' }, 'fr'],
      // A call that names none that we have.
      [{ 'accept-language': 'tlh' }, 'de'],
    ] as const) {
      const referral = await invited({ language: 'de' })
      const { browser, upload } = await openLink(app, referral.token)
      const body = {
        ...{ referralId: referral.id, firstName: 'Kim', lastName: 'Park' },
        email: referral.candidateEmail,
      }
      const sent = await browser.post('/api/applications', { ...body, resumeUrl: await upload() }, headers)
      expect([sent.status, (await rowOf(referral))?.language]).toEqual([201, language])
    }
  })

  test('is the one that the address of a form asks for: kept with the link, and in the address of the page that follows', async () => {
    const sentence = 'Your application is not over. You can do this once the company has said no or closed the job.'
    const waiting = await applied()
    await app.db.update(referrals).set({ language: 'fr' }).where(eq(referrals.id, waiting.id))
    const refused = await press(waiting, { decision: 'other-roles' }, app.guest(), OURS, '?lang=de')
    expect([refused.body.includes('<html lang="de">'), answerOn(refused, waiting).problem.detail]).toEqual([
      true,
      translate('de', sentence),
    ])
    expect((await rowOf(waiting))?.language).toBe('de')
    const over = await applied({ status: 'rejected' })
    const done = await press(over, { decision: 'other-roles' }, app.guest(), OURS, '?lang=es')
    expect(done.headers.get('location')).toBe(`${applyPath(over.token, 'es')}#application`)
    const [consent] = await app.db.select().from(roleConsents).where(eq(roleConsents.referralId, over.id))
    expect(consent?.agreementText).toBe(translate('es', OTHER_ROLES_TEXT))
    const asking = await invited()
    const asked = await press(asking, { decision: 'ask', text: 'Is it far?' }, app.guest(), OURS, '?lang=pt')
    expect(asked.headers.get('location')).toBe(`/apply/${asking.token}?lang=pt#question`)
    expect((await rowOf(asking))?.language).toBe('pt')
    const report = { decision: 'report', reason: 'fraud', details: '' }
    // By the used link of somebody else it is not kept.
    const used = await invited({ language: 'fr' })
    await makeApplication(app.db, { referral: used })
    const reported = await press(used, report, app.guest(), OURS, '?lang=ar')
    expect(reported.headers.get('location')).toBe(`/apply/${used.token}?lang=ar&reported=1#report`)
    expect((await rowOf(used))?.language).toBe('fr')
  })

  test('is that of what a form without scripts is told, and of what it agrees to', async () => {
    const waiting = await applied()
    const over = await applied({ status: 'rejected' })
    await app.db.update(referrals).set({ language: 'de' })
    const sentence = 'Your application is not over. You can do this once the company has said no or closed the job.'
    const refused = answerOn(await press(waiting, { decision: 'other-roles' }), waiting)
    expect(refused.problem.detail).toBe(translate('de', sentence))
    expect((await press(over, { decision: 'other-roles' })).status).toBe(303)
    const [consent] = await app.db.select().from(roleConsents).where(eq(roleConsents.referralId, over.id))
    expect(consent?.agreementText).toBe(translate('de', OTHER_ROLES_TEXT))
  })
})
