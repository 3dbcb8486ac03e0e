import { expect, test } from 'bun:test'
import { readDollars } from './read-dollars.ts'

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['60000', 60_000],
  ['60,000', 60_000],
  ['60.000', 60_000],
  ['60 000', 60_000],
  ['60\u00a0000', 60_000],
  ['$ 60,000', 60_000],
  ['1,250,000', 1_250_000],
  ['-1', -1],
  ['60.5', 60.5],
  ['60.00', 60],
  ['60k', Number.NaN],
  ['60,00', Number.NaN],
])('the typed dollars %j are %p', (typed, dollars) => expect(readDollars(typed)).toBe(dollars))
