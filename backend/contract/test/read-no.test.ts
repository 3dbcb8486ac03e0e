import { describe, expect, test } from 'bun:test'
import { ReasonInput } from '../src/decision-input.ts'
import { KIND_SENTENCES } from '../src/kind-sentences.ts'
import { draftNo, NO_REASONS, type NoReason } from '../src/no-drafts.ts'
import { readNo } from '../src/read-no.ts'

const rulesOf = (text: string) => readNo(text).map(({ rule }) => rule)

test.each([
  ['We will call you next time.', ['promise']],
  ['You will surely find something with us soon.', ['promise']],
  ['We keep your application on file.', ['promise']],
  ['We cannot promise anything.', []],
  ['You are overqualified.', ['forbidden-reason']],
  ['With two small children this is hard.', ['forbidden-reason']],
  ['We are worried about your health.', ['forbidden-reason']],
  ['We wanted somebody younger.', ['forbidden-reason']],
  ['Your accent is hard to follow on the phone.', ['forbidden-reason']],
  ['After your maternity leave you may try again.', ['forbidden-reason']],
  ['You were not a culture fit.', ['fit']],
  ['You seemed nervous.', ['person']],
  ['We chose somebody who has run a night shift before.', []],
  ['We look after health insurance data, and chose somebody who knows it.', []],
  ['เราจะติดต่อกลับ', []],
  ['', []],
])('%j: %j', (text, rules) => {
  expect(rulesOf(text)).toEqual(rules)
})

describe('what another language says is not read', () => {
  test.each([
    ['Man hat sich für eine andere Person entschieden.'],
    ['Vi valde en annan, men tack för din ansökan.'],
    ['Wij kozen een man of vrouw met meer ervaring.'],
    ['We hebben in de fabriek een man nodig of iemand die in het weekend is, en dat is in de regel so.'],
  ])('%s', (text) => {
    expect(rulesOf(text)).toEqual([])
  })
})

describe('a wish, a welcome and a matter of the work are no remark', () => {
  test.each([
    ['You will be welcome to apply again.'],
    ['We wish you and your family well.'],
    ['We will be deleting your data.'],
    ['We chose somebody with years of character animation.'],
    ['The shift in our database team is filled, and we chose somebody else.'],
    ['We chose somebody who knows women’s health.'],
  ])('%s', (text) => {
    expect(rulesOf(text)).toEqual([])
  })
  test.each([
    ['You will be next.', ['promise']],
    ['Your character is not what we want.', ['person']],
    ['Your family needs you more.', ['forbidden-reason']],
  ])('but %s', (text, rules) => {
    expect(rulesOf(text)).toEqual(rules)
  })
})

test('no kind sentence and no draft is warned about', () => {
  const reasons = Object.keys(NO_REASONS) as NoReason[]
  for (const text of [...KIND_SENTENCES, ...reasons.map((reason) => draftNo([reason]))]) {
    expect([text, rulesOf(text)]).toEqual([text, []])
  }
})

test('a draft of the three longest reasons can be sent, and says each', () => {
  const longest = (Object.keys(NO_REASONS) as NoReason[])
    .sort((one, other) => NO_REASONS[other].sentence.length - NO_REASONS[one].sentence.length)
    .slice(0, 3)
  const draft = draftNo(longest)
  expect(ReasonInput.safeParse({ toCandidate: draft }).success).toBe(true)
  for (const reason of longest) expect(draft).toContain(NO_REASONS[reason].sentence)
})

test('a remark names its words and their place', () => {
  const text = 'Thank you. You are overqualified.'
  const [remark] = readNo(text)
  expect([remark?.words, text.slice(remark?.start, remark?.end)]).toEqual(['overqualified', 'overqualified'])
})
