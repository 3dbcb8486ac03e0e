import { expect, test } from 'bun:test'
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
  ['Now that the kids are at school she has time.', ['family']],
  ['After his burnout he is back.', ['health']],
  ['She taught children to read.', []],
  ['She knows health insurance.', []],
])('%j: %j', (text, rules) => {
  expect(rulesOf(text)).toEqual(rules)
})
