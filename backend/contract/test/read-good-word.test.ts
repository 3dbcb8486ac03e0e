import { describe, expect, test } from 'bun:test'
import { readGoodWord } from '../src/read-good-word.ts'

const questionOf = (text: string) => readGoodWord(text).question
const rulesOf = (text: string) => readGoodWord(text).remarks.map(({ rule }) => rule)

test('one thing that is missing is asked about at a time, and nothing of a finished message', () => {
  expect(questionOf('You are great and kind.')).toBe('seen')
  expect(questionOf('You rebuilt the billing in a week.')).toBe('where')
  expect(questionOf('You were my colleague and you are great.')).toBe('seen')
  expect(questionOf('When we worked together at Crumb you rebuilt the oven in a night.')).toBeUndefined()
})

test.each([
  [''],
  ['Hello!'],
  ['สวัสดี คุณเหมาะกับงานนี้มาก'],
  ['Du bist genau richtig für diese Stelle.'],
  ['a'.repeat(2000)],
])('%j is asked about nothing', (text) => {
  expect(readGoodWord(text)).toEqual({ remarks: [], question: undefined })
})

test.each([
  ['Call her on +1 (555) 010-0123.', ['phone']],
  ['She led the team 2019-2021.', []],
  ['He is 58 years old and fit.', ['age']],
  ['After her burnout she is back, and 58 years old. Call +1 555 010 0123.', ['health', 'age', 'phone']],
  ['Now that the kids are at school she has time.', ['family']],
  ['After his burnout he is back.', ['health']],
  ['She taught children to read.', []],
  ['She knows health insurance.', []],
])('%j: %j', (text, rules) => {
  expect(rulesOf(text)).toEqual(rules)
})

describe('a number that is not dialled is no telephone number', () => {
  test.each([
    ['We sold 1500000 units.'],
    ['We sold 1 500 000 units.'],
    ['She shipped it on 2024-11-03.'],
    ['She was with us from 03.11.2019 to 04.12.2021.'],
    ['Order number 20240511 was hers.'],
    ['She wrote github.com/x/1234567.'],
  ])('%s', (text) => {
    expect(rulesOf(text)).toEqual([])
  })
  test.each([
    ['Call her on 5550100.'],
    ['Ruf sie an: 0171 2345678'],
    ['Her number is 555-010-0123.'],
    ['Her number: 600 123 456.'],
    ['+4915112345678'],
  ])('but %s', (text) => {
    expect(rulesOf(text)).toEqual(['phone'])
  })
})

describe('what somebody works on is no private matter', () => {
  test.each([
    ['She ran the family clinic.'],
    ['She looked after the health of patients.'],
    ['She built the age verification service.'],
    ['She built a kid-friendly app.'],
    ['I do not know her age.'],
  ])('%s', (text) => {
    expect(rulesOf(text)).toEqual([])
  })
})

test.each([
  ['German', 'Du bist in der Schule so gut, man will dich in der Firma.'],
  ['French', 'Je suis sûr que tu es la bonne personne pour ce poste.'],
  ['Dutch', 'We zijn in de zaak met je op pad geweest, is het niet.'],
])('%s is asked about nothing, and its words are not read', (_, text) => {
  expect(readGoodWord(text)).toEqual({ remarks: [], question: undefined })
})
