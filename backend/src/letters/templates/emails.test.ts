import { expect, test } from 'bun:test'
import type { Quoted } from '@goodword/contract/quoted'
import { LETTER_KINDS } from '../letter-kinds.ts'
import { companyReward } from './company-reward.tsx'
import { invitation } from './invitation.tsx'
import { newApplication } from './new-application.tsx'
import { referrerStatus } from './referrer-status.tsx'

const HOME = 'https://goodword.example'
const ENV = { APP_URL: HOME }

test('typed text is escaped in HTML', async () => {
  const { html } = await invitation.render(
    {
      ...invitation.sample,
      referrerName: '“<b>Ada</b>”',
      message: '“<a href="https://evil.example">free money</a><img src=x onerror=alert(1)>”',
    },
    ENV,
  )
  expect(html).not.toMatch(/<b>Ada|<a href="https:\/\/evil|<img src=x/)
  expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
})

test('the small print of every letter says who runs the installation, if it was configured', async () => {
  const { text } = await invitation.render(invitation.sample, {
    ...ENV,
    OPERATED_BY: 'Fernway Ltd',
    OPERATED_AT: '1 Quay, Portsmouth',
    CONTACT_EMAIL: 'help@fernway.example',
  })
  expect(text).toContain('Goodword is run by Fernway Ltd, 1 Quay, Portsmouth')
  expect(text).toContain('help@fernway.example')
  expect((await invitation.render(invitation.sample, ENV)).text).not.toContain('Goodword is run by')
})

test('the email that asks a company to pay says where to', async () => {
  const { sample, render } = companyReward
  const text = async (fact: 'due' | 'promised') =>
    (await render({ ...sample, fact }, { ...ENV, PAY_TO: ['Fernway Ltd', 'IBAN GB00'] })).text
  expect(await text('due')).toContain('Pay to: Fernway Ltd, IBAN GB00')
  expect(await text('promised')).not.toContain('Pay to')
})

test('no subject has two punctuation marks in a row', async () => {
  const templates = await Promise.all(Object.values(LETTER_KINDS).map(({ template }) => template()))
  const letters = await Promise.all(templates.flatMap(({ previews }) => previews.map(({ render }) => render())))
  expect(letters.length).toBeGreaterThan(20)
  expect(letters.map(({ subject }) => subject).filter((subject) => /[!?.,:;][!?.,:;]/.test(subject))).toEqual([])
})

test('line breaks of a message are kept, and each line of it is marked in the plain text', async () => {
  const { text } = await invitation.render({ ...invitation.sample, message: '“one\ntwo\n\nthree”' }, ENV)
  expect(text).toContain('\n> “one\n> two\n> \n> three”\n')
})

test("an invitation shows the company's logo only where it was uploaded here", async () => {
  const companyLogo = '/api/company-logos/0198f000-0000-7000-8000-000000000001'
  const pictures = async (change: object) =>
    [
      ...(await invitation.render({ ...invitation.sample, ...change }, ENV)).html.matchAll(/<img[^>]* src="([^"]+)/g),
    ].map(([, source]) => source)
  expect(await pictures({ companyLogo })).toEqual(['cid:mark@goodword', `${HOME}${companyLogo}`])
  expect(await pictures({})).toEqual(['cid:mark@goodword'])
})

test('an invitation without message, salary and requirements has no empty parts', async () => {
  const { text } = await invitation.render({ ...invitation.sample, message: undefined, salary: undefined }, ENV)
  expect(text).not.toContain('A few words')
  expect(text).not.toContain('Salary')
})

test("a new application's letter quotes the referrer's message, and has no empty part without one", async () => {
  const textWith = async (referrerMessage: Quoted | undefined) =>
    (await newApplication.render({ ...newApplication.sample, referrerMessage }, ENV)).text
  expect(await textWith('“one\ntwo”')).toContain('What “Ada Lovelace” wrote to them:\n\n> “one\n> two”')
  expect(await textWith(undefined)).not.toContain('wrote to them')
})

// docs/rules.md#how-they-know-each-other-comes-first
test("a new application's letter says above the quote how the recommender knows the candidate, or that it was not stated", async () => {
  const textWith = async (change: object) =>
    (await newApplication.render({ ...newApplication.sample, referrerMessage: '“one”', ...change }, ENV)).text
  expect(await textWith({ referrerRelation: 'managed-by-them' })).toContain(
    'They managed “Ada Lovelace”.\n\nWhat “Ada Lovelace” wrote to them:',
  )
  expect(await textWith({ referrerRelation: undefined })).toContain('Relation not stated.\n\nWhat')
})

// docs/rules.md#what-a-model-wrote-stays-marked
test("letters mark a recommender's message that a model wrote, below the quote", async () => {
  const marked = { messageWrittenWithAi: 'plain-1' }
  const read = await newApplication.render({ ...newApplication.sample, referrerMessage: '“one”', ...marked }, ENV)
  expect(read.text).toContain('> “one”\n\nWritten with AI: plain-1')
  const { html } = await invitation.render({ ...invitation.sample, ...marked }, { ...ENV, language: 'de' })
  expect(html).toContain('data-ai-generated="plain-1"')
  expect(html).toContain('Mit KI geschrieben: ')
  expect((await invitation.render(invitation.sample, ENV)).text).not.toContain('Written with AI')
})

test('letters name the bonus with its shares, except to the referrer of a rejected candidate', async () => {
  const { sample, render } = referrerStatus
  const textFor = async (status: typeof sample.status) =>
    (await render({ ...sample, status }, ENV)).text.replace(/\s+/g, ' ')
  expect(await textFor('interview')).toContain(
    'Referral bonus if this candidate is hired: $2,500 ($1,875 for you, $625 for Goodword)',
  )
  expect(await textFor('hired')).toContain('Referral bonus: $2,500 ($1,875 for you, $625 for Goodword)')
  expect(await textFor('rejected')).not.toContain('bonus')
})

test('an invitation names the source of the address, its reason, the reward and the way to end it', async () => {
  const { text } = await invitation.render(invitation.sample, ENV)
  const small = text.replace(/\s+/g, ' ')
  expect(small).toContain('because “Ada Lovelace” gave us your name and address to invite you to this job')
  expect(small).toContain('If it ends in a hire, the company rewards “Ada Lovelace”, and Goodword keeps a part of it.')
  expect(small).toContain('delete it at once, or ask never to be invited again')
})

test.each([
  ['aurora.example', '“Aurora Energy” receives mail at aurora.example. Never pay to apply.'],
  [undefined, 'Nobody has checked who posts this job. Ask “Ada Lovelace” if you are unsure, and never pay to apply.'],
])('an invitation with the proven domain %p says who posts the job, and never to pay', async (domain, sentence) => {
  const { text } = await invitation.render({ ...invitation.sample, domain }, ENV)
  expect(text.replace(/\s+/g, ' ')).toContain(sentence)
})

test('an invitation for a job without a bonus mentions no reward', async () => {
  const { text } = await invitation.render({ ...invitation.sample, bonus: null }, ENV)
  const small = text.replace(/\s+/g, ' ')
  expect(small).toContain('“Ada Lovelace” was promised no reward for it.')
  expect(small).not.toContain('rewards')
})

test.each(Object.entries(LETTER_KINDS))('the small print of %s links to privacy policy and terms', async (_, kind) => {
  for (const { render } of (await kind.template()).previews) {
    expect((await render()).html).toContain(`href="${HOME}/privacy"`)
    expect((await render()).html).toContain(`href="${HOME}/terms"`)
  }
})

test.each([
  ['referrer-applied', (await LETTER_KINDS['referrer-applied'].template()).previews],
  ['referrer-status', (await LETTER_KINDS['referrer-status'].template()).previews],
  ['referrer-reward', (await LETTER_KINDS['referrer-reward'].template()).previews],
  ['company-reward', (await LETTER_KINDS['company-reward'].template()).previews],
] as const)('%s states the amount before its text', async (_, previews) => {
  for (const { render } of previews) {
    const { text } = await render()
    const [, , ...parts] = text.slice(text.indexOf('Hi ')).split('\n\n')
    if (text.includes('$')) expect(text.slice(text.indexOf('Hi ')).split('\n\n')[1]).toContain('$2,500')
    expect(parts.join()).not.toContain('$')
  }
})
