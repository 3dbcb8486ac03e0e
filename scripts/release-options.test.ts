import { expect, test } from 'bun:test'
import { releaseOptions } from './release-options.ts'

test.each([
  ['nothing', {}, { percent: 100, care: 'watched' }],
  ['--percent 10', { percent: '10' }, { percent: 10, care: 'watched' }],
  ['--hold', { hold: true }, { percent: 100, care: 'held' }],
  ['--percent 1 --hold', { percent: '1', hold: true }, { percent: 1, care: 'held' }],
  ['--auto', { auto: true }, { percent: undefined, care: 'auto' }],
] as const)('the options %s are accepted', (_, typed, options) => expect(releaseOptions(typed)).toEqual(options))

test.each([
  ['--percent 0', { percent: '0' }, 'a number from 1 to 100'],
  ['--percent 101', { percent: '101' }, 'a number from 1 to 100'],
  ['--percent 1.5', { percent: '1.5' }, 'a number from 1 to 100'],
  ['--percent ten', { percent: 'ten' }, 'a number from 1 to 100'],
  ['--auto --percent 10', { auto: true, percent: '10' }, 'leave --percent out'],
  ['--auto --hold', { auto: true, hold: true }, 'leave one of them out'],
] as const)('the options %s are refused in a sentence', (_, typed, sentence) =>
  expect(() => releaseOptions(typed)).toThrow(sentence),
)
