import { describe, expect, test } from 'bun:test'
import { searchCloseJobs } from '../src/close-jobs.ts'
import { closeReason } from '../src/close-reason.ts'
import { closeWords } from '../src/close-words.ts'
import { isOneEditAway } from '../src/is-one-edit-away.ts'
import { ALL_JOBS } from '../src/job-search.ts'
import type { Job } from '../src/jobs.ts'
import { POSTING } from './a-posting.ts'

const job: Job = {
  ...POSTING,
  id: 'job-1',
  title: 'Welder at Nights',
  description: 'Joins pipes',
  requirements: 'Kubernetes, C++ and 𐐨beam trade certificate (trade-license!)',
  location: 'Graz (Styria)',
  type: 'full-time',
  salaryMin: null,
  salaryMax: null,
  referralBonus: null,
  referralCount: 0,
  isOwn: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  company: { name: 'Voltage', logo: null, description: 'Wind turbines', domain: null, usualAnswerDays: null },
}

describe('a job is close', () => {
  test.each<[text: string, where: 'requirements' | 'location' | 'typo', word: string]>([
    ['kubernetes', 'requirements', 'kubernetes'],
    [' GRAZ ', 'location', 'GRAZ'],
    ['c++', 'requirements', 'c++'],
    ['kubernetes,', 'requirements', 'kubernetes'],
    ['("styria")', 'location', 'styria'],
    ['trade-license', 'requirements', 'trade-license'],
    ['license', 'requirements', 'license'],
    ['graz kubernetes', 'location', 'graz'],
    ['welder graz', 'location', 'graz'],
    ['wedler', 'typo', 'Welder'],
    ['wellder', 'typo', 'Welder'],
    ['wlder', 'typo', 'Welder'],
    ['walder', 'typo', 'Welder'],
    ['voltaje', 'typo', 'Voltage'],
    ['jions', 'typo', 'Joins'],
    ['kubernets', 'typo', 'Kubernetes'],
    ['styrea', 'typo', 'Styria'],
    ['wedler - nihgts', 'typo', 'Welder'],
    ['welder graz pipes at joins nights voltage kubernetes', 'location', 'graz'],
  ])('%j finds a close job: %s', (text, where, word) => expect(closeReason(job, text)).toEqual({ in: where, word }))
})

describe('a job is not close', () => {
  test.each([
    ['without a search text', ''],
    ['by punctuation alone', '+++ ,'],
    ['as a search result', 'welder'],
    ['as a search result for each word', 'nights welder'],
    ['by part of a word of the requirements', 'kuber'],
    ['by the end of a word', 'ificate'],
    ['by text beside a surrogate pair', 'beam'],
    ['by a word with other punctuation', 'c+'],
    ['by the company description', 'turbines'],
    ['with one word found nowhere', 'graz glaciologist'],
    ['by two typos in a word', 'wedlr'],
    ['by a typo in a word of four letters', 'grax'],
    ['by a typo in a number', '12345'],
    ['by a typo in a word of more than 32 letters', 'x'.repeat(33)],
    ['by more than eight words', 'welder graz pipes at joins nights voltage kubernetes trade'],
    ['by a word of more than 64 characters', `graz ${'x'.repeat(65)}`],
  ])('a job is not close: %s', (_, text) =>
    expect(closeReason({ ...job, description: `Joins pipes 12346 ${'x'.repeat(32)}` }, text)).toBeUndefined(),
  )

  test('a job without requirements is not close by them', () =>
    expect(closeReason({ ...job, requirements: null }, 'kubernetes')).toBeUndefined())
})

test('a word typed twice in different case is searched once', () =>
  expect(closeWords('Straße GRAZ STRASSE graz')).toEqual(['Straße', 'graz', 'STRASSE']))

test('too many or too long words are not searched one by one', () =>
  expect([closeWords('one two three four five six seven eight nine'), closeWords(`graz ${'x'.repeat(65)}`)]).toEqual([
    [],
    [],
  ]))

test('a repeated word counts once', () =>
  expect(closeReason(job, 'graz Graz welder pipes at joins nights voltage kubernetes')).toEqual({
    in: 'location',
    word: 'Graz',
  }))

test('words of up to 32 letters may have a typo, words of up to 64 characters are searched', () => {
  expect(closeReason({ ...job, location: 'y'.repeat(31) }, 'y'.repeat(32))).toEqual({
    in: 'typo',
    word: 'y'.repeat(31),
  })
  expect(closeReason({ ...job, location: 'y'.repeat(64) }, 'y'.repeat(64))).toEqual({
    in: 'location',
    word: 'y'.repeat(64),
  })
})

test('close jobs keep type and level filters and the requested order, and give their reasons', () => {
  const paid = { ...job, id: 'job-2', title: 'Senior Welder', salaryMin: 1, salaryMax: 2 }
  const partTime = { ...paid, id: 'job-3', type: 'part-time' as const }
  const why = { in: 'location' as const, word: 'graz' }
  const search = { ...ALL_JOBS, text: 'graz', type: 'full-time', sort: 'salary' } as const
  expect(searchCloseJobs([job, paid, partTime], search)).toEqual([
    { ...paid, why },
    { ...job, why },
  ])
  expect(searchCloseJobs([job, paid, partTime], { ...search, level: 'senior' })).toEqual([{ ...paid, why }])
})

test.each<[string, string, boolean]>([
  ['nurse', 'nurse', false],
  ['nurse', 'nurses', true],
  ['nurse', 'urse', true],
  ['nurse', 'nuse', true],
  ['nurse', 'purse', true],
  ['nurse', 'nurze', true],
  ['nurse', 'unrse', true],
  ['nurse', 'nures', true],
  ['nurse', 'nusre', true],
  ['nurse', 'nuser', false],
  ['nurse', 'runse', false],
  ['nurse', 'nursing', false],
  ['nurse', 'nursess', false],
  ['nurse', 'nxrxe', false],
  ['aab', 'abb', true],
  ['aaaa', 'aaa', true],
  ['𐐨urse', '𐐩urse', true],
  ['ab', 'xba', false],
  ['ab', 'cd', false],
  ['ab', 'bac', false],
  ['ab', 'bx', false],
  ['ab', 'xa', false],
])('one edit between %j and %j: %p', (one, other, expected) =>
  expect([isOneEditAway(one, other), isOneEditAway(other, one)]).toEqual([expected, expected]),
)
