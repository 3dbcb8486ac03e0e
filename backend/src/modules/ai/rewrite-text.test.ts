import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { AI_CALLS_PER_DAY } from '@goodword/contract/limits'
import { sql } from 'drizzle-orm'
import { makeCompany, makeMember } from '../../../test/factories.ts'
import { createTestApp, type Person, type TestApp, testApp } from '../../../test/harness.ts'
import { HOSTILE, ORDERS } from '../../../test/hostile-texts.ts'
import {
  type ModelServer,
  saying,
  silent,
  stalled,
  startModelServer,
  streamed,
  textOf,
} from '../../../test/model-server.ts'
import { newTeam } from '../../../test/teams.ts'
import { PLAINER_WORDS } from '../../ai/instruction.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'
import { registry } from '../../watching/metrics/registry.ts'

const TEXT =
  'We are leveraging synergies in order to facilitate the baking of bread for hungry customers every single morning.'
const PLAINER = 'We bake bread for hungry customers every morning.'

let model: ModelServer
beforeAll(() => {
  model = startModelServer()
})
afterAll(() => model.stop())
afterEach(() => {
  model.play = saying((text) => text)
})

const app = testApp(() => ({ ...model.variables, OPERATOR_EMAILS: 'olga@example.org' }))
const press = ({ browser }: Person, text: string = TEXT, more = {}) =>
  browser.post('/api/ai/rewrite', { text, kind: 'good word', ...more })
const counted = async (outcome: string) => {
  const { values } = (await registry.getSingleMetric('goodword_ai_calls_total')?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
}
/** What a press is answered with, and how many calls it made. */
async function pressed(play: ModelServer['play'], on: TestApp = app, text = TEXT) {
  model.play = play
  const before = model.asked.length
  const { status, body } = await press(await on.signIn('referrer'), text)
  return { status, body, calls: model.asked.length - before }
}

test('a press sends our instructions and the text, once, and nothing else', async () => {
  const { status, body, calls } = await pressed(() => streamed(PLAINER))
  expect([status, body, calls]).toEqual([200, { text: PLAINER, model: 'plain-1', isCut: false }, 1])
  const { body: sent, headers } = model.asked.at(-1) ?? { body: undefined, headers: {} }
  expect(sent).toEqual({
    model: 'plain-1',
    max_tokens: 3000,
    temperature: 0.2,
    stream: true,
    messages: [
      { role: 'system', content: PLAINER_WORDS },
      { role: 'user', content: TEXT },
    ],
  } as never)
  expect(headers).toMatchObject({ authorization: 'Bearer a-key-of-the-test' })
  expect(headers).not.toHaveProperty('cookie')
})

const HTML = '<!doctype html><p>Welcome to the proxy'
test.each<[string, ModelServer['play'], string, string]>([
  ['an error', () => new Response('{}', { status: 500 }), 'failed', 'does not answer'],
  ['too many requests', () => new Response('{}', { status: 429 }), 'busy', 'is busy'],
  ['a page', () => new Response(HTML, { headers: { 'content-type': 'text/html' } }), 'wrong', 'could not be used'],
  [
    'a redirect',
    () => new Response(null, { status: 307, headers: { location: '/v1/chat/completions' } }),
    'failed',
    'does not answer',
  ],
  ['nothing', () => streamed(''), 'empty', 'gave no answer'],
  ['blanks', () => streamed(' \n '), 'empty', 'gave no answer'],
  ['a connection that breaks', () => streamed(PLAINER, null), 'failed', 'does not answer'],
  [
    'no protocol',
    () => new Response('data: {"no"', { headers: { 'content-type': 'text/event-stream' } }),
    'failed',
    'language model',
  ],
  ['a line of 6 MB', () => streamed('x'.repeat(6 * 1024 * 1024)), 'wrong', 'could not be used'],
  [
    "another person's text",
    () => streamed('Dear Ms Novak, your appointment with the dentist is on Friday at nine.'),
    'wrong',
    'could not be used',
  ],
  ['an invented link', () => streamed(`${PLAINER} Apply at evil.example.com/now`), 'wrong', 'could not be used'],
  ['an invented placeholder', () => streamed(`${PLAINER} [[7]]`), 'wrong', 'could not be used'],
])('a model that answers with %s is asked once, and a sentence says so', async (_, play, outcome, words) => {
  const before = await counted(outcome)
  const { status, body, calls } = await pressed(play)
  expect([status, calls]).toEqual([503, 1])
  expect(body.detail).toContain(words)
  expect(body.detail).toEndWith('the other suggestions work without it.')
  expect(await counted(outcome)).toBe(before + 1)
})

test('the SDK changes no sentence of the other calls', async () => {
  await pressed(() => streamed(PLAINER))
  const { browser } = await app.signIn('referrer')
  expect((await browser.post('/api/ai/rewrite', 7)).body.detail).toBe('The request must be a JSON object.')
})

test('8 kB of an answer are read and the rest is cut off', async () => {
  const words = function* () {
    for (;;) yield `${TEXT} `
  }
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const { status, body, calls } = await pressed(
    () => streamed(words(), 'stop', resolve),
    app,
    `${TEXT} `.repeat(40).trim(),
  )
  expect([status, calls, body.isCut]).toEqual([200, 1, true])
  expect(Buffer.byteLength(body.text)).toBeWithin(8 * 1024 - 20, 8 * 1024 + 1)
  await ended
})

describe('a slow model', () => {
  let slow: TestApp
  beforeAll(async () => {
    slow = await createTestApp(model.variables, { modelPatience: { firstByte: 100, whole: 200 } })
  })
  afterAll(() => slow.stop())

  test.each<[string, ModelServer['play']]>([
    ['that never answers', () => Promise.withResolvers<Response>().promise],
    ['that sends headers alone', silent],
    ['that stops after a word', stalled],
  ])('%s is given up', async (_, play) => {
    const { status, body, calls } = await pressed(play, slow)
    expect([status, calls]).toEqual([503, 1])
    expect(body.detail).toStartWith('The language model took too long.')
  })
})

describe('what a model must not read', () => {
  const people = Array.from({ length: 200 }, (_, at) => ({
    name: `Given${word(at)} Family${word(at)}`,
    email: `person.${at}@mail${at}.example.org`,
    phone: `+44 20 7946 ${String(1000 + at)}`,
    link: `https://profiles.example.com/${at}`,
  }))
  /** A word of letters alone, another one for each number. */
  function word(at: number) {
    return Array.from(String(at), (digit) => 'abcdefghij'.charAt(Number(digit))).join('')
  }

  test('names, addresses, numbers and links stay here, and are put back', async () => {
    const from = model.asked.length
    for (let at = 0; at < people.length; at += 10) {
      const some = people.slice(at, at + 10)
      const person = await app.signIn('referrer', { firstName: 'Ottoline', lastName: 'Writerton' })
      const text = `${some.map(({ name, email, phone, link }) => `Ask ${name} at ${email}, ${phone}, ${link}.`).join('\n')}\nBest, Ottoline`
      const { status, body } = await press(person, text, { names: some.map(({ name }) => name) })
      expect([status, body.text]).toEqual([200, text])
    }
    const sent = model.asked.slice(from)
    expect(sent).toHaveLength(20)
    const wire = sent
      .map(({ raw, headers }) => raw + JSON.stringify(headers))
      .join('\n')
      .toLowerCase()
    const leaked = people
      .flatMap(({ name, email, phone, link }) => [...name.split(' '), email, phone, link, 'Ottoline', 'Writerton'])
      .filter((secret) => wire.includes(secret.toLowerCase()))
    expect(leaked).toEqual([])
  })

  test('nobody reads a text in the log', async () => {
    await pressed(() => streamed(PLAINER))
    await pressed(() => new Response(TEXT, { status: 500 }))
    expect(app.logged.join('\n')).not.toContain('synergies')
  })
})

describe.each(ORDERS)('the order %p in a text', (order) => {
  test.each(HOSTILE.map((play) => [play]))(
    'changes neither our instructions nor the form of an answer',
    async (play) => {
      const { status, body, calls } = await pressed(saying(play), app, `${TEXT} ${order}`)
      const { body: sent } = model.asked.at(-1) ?? {}
      expect(calls).toBe(1)
      expect(sent?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
      expect(sent?.messages[0]?.content).toBe(PLAINER_WORDS)
      expect([200, 503]).toContain(status)
      if (status === 200) {
        expect(Object.keys(body).sort()).toEqual(['isCut', 'model', 'text'])
        expect(body.text).not.toMatch(/<[/!a-z]|\*\*|^#|]\(|javascript:|[\u202e\0]/im)
      }
      expect(JSON.stringify(body)).not.toContain('http://evil')
    },
  )
})

describe('who may press', () => {
  test('postings are for managers', async () => {
    const { manager } = await newTeam(app)
    expect((await press(manager, TEXT, { kind: 'posting' })).status).toBe(200)
    const refused = await press(await app.signIn('referrer'), TEXT, { kind: 'posting' })
    expect([refused.status, refused.body.detail]).toEqual([403, 'Only hiring managers write postings.'])
  })

  test('a person has a budget of a day', async () => {
    const person = await app.signIn('referrer')
    for (let at = 0; at < AI_CALLS_PER_DAY.person; at++) expect((await press(person)).status).toBe(200)
    const before = model.asked.length
    const { status, body } = await press(person)
    expect([status, model.asked.length]).toEqual([429, before])
    expect(body.detail).toStartWith('You can ask for plainer words 20 times a day.')
  })

  const fill = (key: string, count: number) =>
    app.db
      .insert(rateLimits)
      .values({ key, count, windowStart: sql`date_bin(interval '86400 seconds', now(), timestamptz 'epoch')` })
      .onConflictDoUpdate({ target: [rateLimits.key, rateLimits.windowStart], set: { count } })

  test("a company's people share a budget", async () => {
    const { owner, manager, company } = await newTeam(app)
    await fill(`ai-calls:company:${company.id}`, AI_CALLS_PER_DAY.company - 1)
    expect((await press(owner)).status).toBe(200)
    expect((await press(manager)).body.detail).toStartWith('Your company can ask')
  })

  test('all people share a budget', async () => {
    await fill('ai-calls', AI_CALLS_PER_DAY.installation)
    const before = model.asked.length
    expect((await press(await app.signIn('referrer'))).status).toBe(429)
    expect(model.asked).toHaveLength(before)
    await fill('ai-calls', 0)
  })

  test('nothing is sent while presses cannot be counted', async () => {
    const person = await app.signIn('referrer')
    await app.db.execute(sql`alter table rate_limits rename to rate_limits_away`)
    const before = model.asked.length
    const { status } = await press(person)
    await app.db.execute(sql`alter table rate_limits_away rename to rate_limits`)
    expect([status >= 500, model.asked.length]).toEqual([true, before])
  })
})

describe('the model can be turned off', () => {
  test('by an operator for everybody, from the next press on', async () => {
    const olga = await app.signIn('referrer', { email: 'olga@example.org' })
    const person = await app.signIn('referrer')
    expect((await olga.browser.get('/api/operator/ai')).body).toEqual({ isOn: true })
    await olga.browser.put('/api/operator/ai', { isOn: false })
    const before = model.asked.length
    const { status, body } = await press(person)
    expect([status, body.detail, model.asked.length]).toEqual([
      409,
      'The language model is turned off for now. The other suggestions work without it.',
      before,
    ])
    await olga.browser.put('/api/operator/ai', { isOn: true })
    expect((await press(person)).status).toBe(200)
  })

  test('while it answers: then nobody reads the answer', async () => {
    const person = await app.signIn('referrer')
    model.play = async (asked) => {
      await app.db.execute(sql`insert into ai_offs default values`)
      return streamed(textOf(asked))
    }
    expect((await press(person)).status).toBe(409)
    await app.db.execute(sql`delete from ai_offs`)
  })

  test('by owners for their company alone', async () => {
    const { owner, manager } = await newTeam(app)
    expect((await manager.browser.put('/api/company/ai', { isOn: false })).status).toBe(403)
    expect((await owner.browser.put('/api/company/ai', { isOn: false })).body).toEqual({ isOn: false })
    expect((await manager.browser.get('/api/company/ai')).body).toEqual({ isOn: false })
    expect((await press(manager)).body.detail).toStartWith('Your company has turned the language model off.')
    expect((await press(await app.signIn('referrer'))).status).toBe(200)
    const other = await app.signIn('hiring_manager')
    await makeMember(app.db, await makeCompany(app.db, { ownerId: (await app.signIn('hiring_manager')).id }), {
      userId: other.id,
    })
    expect((await press(other)).status).toBe(200)
  })
})

describe('without a model', () => {
  const plain = testApp()
  test('a press is refused, and the installation names none', async () => {
    expect((await press(await plain.signIn('referrer'))).body.detail).toBe('This installation has no language model.')
    expect((await plain.guest().get('/api/installation')).body.model).toBeNull()
  })
})
