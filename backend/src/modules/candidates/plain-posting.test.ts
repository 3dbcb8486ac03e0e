import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { AI_CALLS_PER_DAY } from '@goodword/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { openLink } from '../../../test/candidate.ts'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral, makeUser } from '../../../test/factories.ts'
import { testApp } from '../../../test/harness.ts'
import { HOSTILE, ORDERS } from '../../../test/hostile-texts.ts'
import { type ModelServer, saying, startModelServer, streamed } from '../../../test/model-server.ts'
import { PLAINER_WORDS, TRANSLATIONS } from '../../ai/instruction.ts'
import { aiOffs } from '../../db/schema/ai-offs.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { referrals } from '../../db/schema/referrals.ts'

const TITLE = 'Baker'
const DESCRIPTION = 'You bake bread for hungry customers, and get 95,000 dollars a year for the work.'
const REQUIREMENTS = 'You have strong arms, and like to be awake when others sleep.'
const GERMAN = 'Bäcker\n\nSie backen Brot und bekommen 95.000 Dollar im Jahr.\n\nSie haben starke Arme.'

let model: ModelServer
beforeAll(() => {
  model = startModelServer()
})
afterAll(() => model.stop())
afterEach(() => {
  model.play = saying((text) => text)
})

const app = testApp(() => model.variables)

type Values = Partial<typeof jobs.$inferInsert> & { candidateName?: string }
/** An invitation to a job of a company of its own, whose people have names that no posting has. */
async function invited({ candidateName = 'Kim Park', ...values }: Values = {}) {
  const owner = await makeUser(app.db, { role: 'hiring_manager', firstName: 'Olrun', lastName: 'Ownerson' })
  const recommender = await makeUser(app.db, { role: 'referrer', firstName: 'Rosalia', lastName: 'Recommender' })
  const company = await makeCompany(app.db, { ownerId: owner.id })
  const posting = { title: TITLE, description: DESCRIPTION, requirements: REQUIREMENTS, ...values }
  const job = await makeJob(app.db, company, posting)
  const message = 'Kim, this is for you: call 555 0100 200.'
  return {
    owner,
    company,
    job,
    ...(await makeReferral(app.db, { job, referrerId: recommender.id, candidateName, message })),
  }
}
const linkOf = ({ token }: { token: string }) => `/api/referrals/token/${token}`
const press = (link: { token: string }, language?: string, browser = app.guest()) =>
  browser.post(`${linkOf(link)}/plain-posting`, language ? { language } : {})
const lookup = async (link: { token: string }) => (await app.guest().get(linkOf(link))).body

// docs/rules.md#a-posting-in-other-words
describe('a posting in other words', () => {
  test('is one call with our instructions, title, description and requirements, and nothing else', async () => {
    const link = await invited()
    const from = model.asked.length
    expect((await press(link)).body).toEqual({
      text: `${TITLE}\n\n${DESCRIPTION}\n\n${REQUIREMENTS}`,
      ...{ model: 'plain-1', isCut: false, language: 'en' },
    })
    model.play = () => streamed(GERMAN)
    expect((await press(link, 'de')).body).toEqual({ text: GERMAN, model: 'plain-1', isCut: false, language: 'de' })
    const messages = (content: string) => [
      { role: 'system', content },
      { role: 'user', content: `${TITLE}\n\n${DESCRIPTION}\n\n${REQUIREMENTS}` },
    ]
    expect(model.asked.slice(from).map(({ body }) => body.messages)).toEqual([
      messages(PLAINER_WORDS),
      messages(TRANSLATIONS.de),
    ])
  })

  test.each<[string, string | undefined, string]>([
    ['another amount', 'de', GERMAN.replace('95.000', '96.000')],
    ['another script', 'ar', GERMAN],
    ["another person's text", undefined, 'Dear Ms Novak, your appointment with the dentist is on Friday at nine.'],
    ['a link', 'de', `${GERMAN} Mehr auf evil.example.com`],
    ['nothing', 'de', ''],
  ])('is not shown with %s, and a sentence says so', async (_, language, answer) => {
    model.play = () => streamed(answer)
    const before = model.asked.length
    const { status, body } = await press(await invited(), language)
    expect([status, body.detail, model.asked.length - before]).toEqual([
      503,
      'The language model has no answer that can be used right now. Please try again later, or read the posting.',
      1,
    ])
  })

  test('refuses in the language of the page', async () => {
    model.play = () => streamed('')
    const link = await invited()
    const { body } = await app.guest().post(`${linkOf(link)}/plain-posting`, {}, { 'accept-language': 'de' })
    expect(body.detail).toStartWith('Das Sprachmodell')
  })

  test('is cut at 8 kB, which is said', async () => {
    const words = function* () {
      for (;;) yield `${DESCRIPTION} `
    }
    model.play = () => streamed(words())
    const { body } = await press(await invited({ description: `${DESCRIPTION} `.repeat(100) }), 'en')
    expect([body.isCut, Buffer.byteLength(body.text) <= 8 * 1024]).toEqual([true, true])
  })
})

describe('who may press', () => {
  test('the candidate behind a link that opens, and nobody behind one that is over', async () => {
    const [expired, withdrawn, declined, used] = [await invited(), await invited(), await invited(), await invited()]
    await app.db.update(referrals).set({ tokenExpiresAt: sql`now()` }).where(eq(referrals.id, expired.id))
    await app.guest().post(`${linkOf(declined)}/decline`, { never: true })
    await makeApplication(app.db, { referral: withdrawn })
    const own = await makeLink(app.db, 'own', withdrawn)
    await app.guest().post(`${linkOf({ token: own })}/withdraw`)
    await makeApplication(app.db, { referral: used })
    const before = model.asked.length
    const statuses = [expired, declined, { token: 'x'.repeat(43) }, used].map(
      async (link) => (await press(link)).status,
    )
    expect([await Promise.all(statuses), model.asked.length]).toEqual([[404, 404, 404, 403], before])
    expect((await press({ token: own })).status).toBe(200)
  })

  test('of a posting that was changed, the candidate gets the one they applied to', async () => {
    const link = await invited()
    const { browser, apply } = await openLink(app, link.token)
    await apply(link.candidateEmail)
    const changed = { title: 'Cooper', version: 2, editedAt: sql`now()` }
    await app.db.execute(sql`insert into job_versions (job_id, version, at, changed, posting)
      select id, 1, created_at, '{}', to_jsonb(jobs) from jobs where id = ${link.job.id}`)
    await app.db.update(jobs).set(changed).where(eq(jobs.id, link.job.id))
    expect((await press(link, undefined, browser)).body.text).toStartWith(TITLE)
  })

  test('nobody, and nothing is offered, where it is turned off or the posting is hidden', async () => {
    const link = await invited()
    expect((await lookup(link)).model).toBe('plain-1')
    for (const companyId of [null, link.company.id]) {
      const [off] = await app.db.insert(aiOffs).values({ companyId }).returning()
      const before = model.asked.length
      const { status, body } = await press(link)
      expect([status, body.detail, model.asked.length]).toEqual([
        409,
        'Other words for this posting are turned off for now. The posting itself stays as it is.',
        before,
      ])
      expect(await lookup(link)).not.toHaveProperty('model')
      await app.db.delete(aiOffs).where(eq(aiOffs.id, off?.id ?? ''))
    }
    const other = await invited()
    await app.db.insert(aiOffs).values({ companyId: other.company.id })
    expect([(await press(link)).status, (await lookup(link)).model]).toEqual([200, 'plain-1'])
    const hidden = { isActive: false, hiddenAt: sql`now()`, hiddenReason: 'A scam.' }
    await app.db.update(jobs).set(hidden).where(eq(jobs.id, link.job.id))
    expect([(await press(link)).status, await lookup(link)]).toEqual([
      409,
      expect.not.objectContaining({ model: 'plain-1' }),
    ])
  })

  test('those within the budgets of link, company and installation, which fail closed', async () => {
    const link = await invited()
    const fill = (key: string, count: number) =>
      app.db
        .insert(rateLimits)
        .values({ key, count, windowStart: sql`date_bin(interval '86400 seconds', now(), timestamptz 'epoch')` })
        .onConflictDoUpdate({ target: [rateLimits.key, rateLimits.windowStart], set: { count } })
    const [mine, ofCompany] = [`ai-calls:${link.id}`, `ai-calls:company:${link.company.id}`]
    for (const [key, count] of [
      [mine, AI_CALLS_PER_DAY.candidate],
      [ofCompany, AI_CALLS_PER_DAY.company],
      ['ai-calls', AI_CALLS_PER_DAY.installation],
    ] as const) {
      await fill(key, count - 1)
      expect((await press(link)).status).toBe(200)
      const before = model.asked.length
      expect([(await press(link)).status, model.asked.length]).toEqual([429, before])
      await fill(key, 0)
    }
    await app.db.execute(sql`alter table rate_limits rename to rate_limits_away`)
    const before = model.asked.length
    const { status } = await press(link)
    await app.db.execute(sql`alter table rate_limits_away rename to rate_limits`)
    expect([status >= 500, model.asked.length]).toEqual([true, before])
  })
})

test('no name, address, number or link of two hundred people reaches the model, whoever they are to the posting', async () => {
  const word = (at: number) => Array.from(String(at), (digit) => 'abcdefghij'.charAt(Number(digit))).join('')
  const person = (at: number) => ({ firstName: `Given${word(at)}`, lastName: `Family${word(at)}` })
  const from = model.asked.length
  const secrets: string[] = []
  for (let at = 0; at < 200; at += 4) {
    const [owner, poster, recommender, candidate] = [0, 1, 2, 3].map((more) => person(at + more)) as [
      ReturnType<typeof person>,
      ReturnType<typeof person>,
      ReturnType<typeof person>,
      ReturnType<typeof person>,
    ]
    const company = await makeCompany(app.db, { ownerId: (await makeUser(app.db, owner)).id })
    const reach = [`${word(at)}@mail.example.org`, `+44 20 7946 ${1000 + at}`, `https://example.com/${word(at)}`]
    const all = [owner, poster, recommender, candidate].flatMap(Object.values)
    const description = `${DESCRIPTION} Ask ${all.join(' ')} at ${reach.join(', ')}.`
    const job = await makeJob(app.db, company, { postedBy: (await makeUser(app.db, poster)).id, description })
    const { token } = await makeReferral(app.db, {
      job,
      referrerId: (await makeUser(app.db, recommender)).id,
      candidateName: Object.values(candidate).join(' '),
    })
    const { status, body } = await press({ token }, at % 8 === 0 ? 'en' : undefined)
    expect([status, body.text]).toEqual([200, `${job.title}\n\n${description}\n\n${job.requirements}`])
    secrets.push(...all, ...reach)
  }
  const wire = model.asked
    .slice(from)
    .map(({ raw, headers }) => (raw + JSON.stringify(headers)).toLowerCase())
    .join('\n')
  expect(model.asked.length - from).toBe(50)
  expect(secrets.filter((secret) => wire.includes(secret.toLowerCase()))).toEqual([])
})

describe.each(ORDERS)('the order %p in a posting', (order) => {
  test.each(HOSTILE.map((play) => [play]))(
    'changes neither our instructions nor the form of an answer',
    async (play) => {
      const link = await invited({ description: `${DESCRIPTION} ${order}` })
      model.play = saying(play)
      for (const language of [undefined, 'en'] as const) {
        const { status, body } = await press(link, language)
        const { body: sent } = model.asked.at(-1) ?? {}
        expect(sent?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
        expect(sent?.messages[0]?.content).toBe(language ? TRANSLATIONS.en : PLAINER_WORDS)
        expect([200, 503]).toContain(status)
        if (status === 200) expect(body.text).not.toMatch(/<[/!a-z]|\*\*|^#|]\(|javascript:|[\u202e\0]/im)
        expect(JSON.stringify(body)).not.toContain('http://evil')
      }
    },
  )
})

describe('without a model', () => {
  const plain = testApp()
  test('nothing is offered, and a press is refused', async () => {
    const owner = await makeUser(plain.db, {})
    const job = await makeJob(plain.db, await makeCompany(plain.db, { ownerId: owner.id }))
    const referrerId = (await makeUser(plain.db, {})).id
    const link = linkOf(await makeReferral(plain.db, { job, referrerId }))
    expect((await plain.guest().get(link)).body).not.toHaveProperty('model')
    expect((await plain.guest().post(`${link}/plain-posting`, {})).status).toBe(409)
  })
})
