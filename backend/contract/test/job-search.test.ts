import { describe, expect, test } from 'bun:test'
import { ALL_JOBS, filterJobs, type JobSearch, searchJobs, sortJobs } from '../src/job-search.ts'
import type { Job } from '../src/jobs.ts'
import { JOB_SORTS } from '../src/statuses.ts'
import { POSTING } from './a-posting.ts'

const job = (id: string, fields: Partial<Job> = {}): Job => ({
  ...POSTING,
  id,
  type: 'full-time',
  requirements: null,
  salaryMin: null,
  salaryMax: null,
  referralBonus: null,
  referralCount: 0,
  isOwn: false,
  createdAt: '2026-01-01T12:00:00.000Z',
  company: { name: 'Crumb', logo: null, description: '', domain: null, usualAnswerDays: null },
  ...fields,
})
const on = (day: number) => ({ createdAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z` })
const ids = (jobs: Job[]) => jobs.map(({ id }) => id).join(' ')
const ask = (search: Partial<JobSearch>): JobSearch => ({ ...ALL_JOBS, ...search })

describe('the search text', () => {
  const jobs = [
    job('title', { title: 'Rust Engineer' }),
    job('company', {
      company: { name: 'Rustic Homes', logo: null, description: '', domain: null, usualAnswerDays: null },
    }),
    job('description', { description: 'You will write RUST all day.' }),
    job('requirements', { requirements: 'Five years of rust' }),
    job('location', { location: 'Rust, Burgenland' }),
  ]
  test.each([
    ['is found in title, company name and description, and nowhere else', 'rust', 'title company description'],
    ['is found whatever its case', 'RuSt', 'title company description'],
    ['is found inside words', 'ustic', 'company'],
    ['may have spaces around it', '  rust  ', 'title company description'],
    ['finds nothing without a match', 'cobol', ''],
    ['narrows nothing when empty', '', 'title company description requirements location'],
    ['is plain text, not a pattern', '.*', ''],
  ])('the job search text %s', (_, text, found) => expect(ids(filterJobs(jobs, ask({ text })))).toBe(found))
})

describe('the job type', () => {
  const jobs = [job('full'), job('part', { type: 'part-time' }), job('contract', { type: 'contract' })]
  test.each([
    ['', 'full part contract'],
    ['full-time', 'full'],
    ['part-time', 'part'],
    ['contract', 'contract'],
  ] as const)('job type %p shows exactly %p', (type, found) => expect(ids(filterJobs(jobs, ask({ type })))).toBe(found))
})

describe('the experience level', () => {
  const jobs = [
    job('entry', { description: 'An entry level role' }),
    job('mid', { title: 'Mid-level Designer' }),
    job('senior', { title: 'SENIOR Designer' }),
    job('executive', { title: 'Chief Baker', description: 'Part of the Executive team' }),
    job('none', { requirements: 'senior' }),
  ]
  test.each([
    ['', 'entry mid senior executive none'],
    ['entry', 'entry'],
    ['mid', 'mid'],
    ['senior', 'senior'],
    ['executive', 'executive'],
  ] as const)('experience level %p is matched in title and description: %p', (level, found) =>
    expect(ids(filterJobs(jobs, ask({ level })))).toBe(found),
  )
})

describe('place and pay', () => {
  const jobs = [
    job('text', { location: 'Remote, Norway' }),
    job('oslo', { workplace: 'on-site', country: 'NO', salaryMin: 90_000, salaryMax: 100_000 }),
    job('malmö', { workplace: 'hybrid', country: 'SE', salaryMin: 89_999, salaryMax: 200_000 }),
    job('nordic', { workplace: 'remote', remoteFrom: ['NO', 'SE'], salaryMin: 90_000, salaryMax: null }),
    job('anywhere', { workplace: 'remote', salaryMin: 90_000, salaryMax: 90_000, payCurrency: 'EUR' }),
    job('unsaid', { country: 'NO', salaryMin: 90_000, salaryMax: 90_000, payPeriod: 'month' }),
  ]
  test.each([
    [{ workplace: 'remote' }, 'nordic anywhere'],
    [{ workplace: 'hybrid' }, 'malmö'],
    [{ country: 'NO' }, 'oslo nordic anywhere unsaid'],
    [{ country: 'DK' }, 'anywhere'],
    [{ country: 'NO', workplace: 'on-site' }, 'oslo'],
    [{ payMin: 90_000 }, 'oslo'],
    [{ payMin: 0 }, 'oslo malmö'],
  ] as const)('the filter %j finds %p, and a posting that does not say is in none', (search, found) =>
    expect(ids(filterJobs(jobs, ask(search)))).toBe(found),
  )
})

test('text, type and level filters combine', () => {
  const jobs = [
    job('all', { title: 'Senior Rust Engineer', type: 'contract' }),
    job('type', { title: 'Senior Rust Engineer' }),
    job('level', { title: 'Rust Engineer', type: 'contract' }),
    job('text', { title: 'Senior Baker', type: 'contract' }),
  ]
  expect(ids(searchJobs(jobs, ask({ text: 'rust', type: 'contract', level: 'senior' })))).toBe('all')
})

describe('sorting', () => {
  const jobs = [
    job('old', { ...on(1), title: 'Rust Engineer', salaryMin: 90_000, salaryMax: 120_000, referralBonus: 500 }),
    job('new', { ...on(9), salaryMin: 50_000, salaryMax: 60_000, description: 'rust' }),
    job('free', { ...on(3), salaryMin: 0, salaryMax: 0, referralBonus: 2500 }),
    job('half', { ...on(5), salaryMin: 400_000, referralBonus: 1 }),
    job('most', { ...on(2), salaryMax: 900_000 }),
    job('euros', { ...on(8), salaryMin: 400_000, salaryMax: 500_000, payCurrency: 'EUR' }),
    job('tied', { ...on(7), title: 'Rust Baker', salaryMin: 100_000, salaryMax: 110_000, referralBonus: 500 }),
  ]
  test.each([
    ['newest first by default', {}, 'new euros tied half free most old'],
    ['newest first with any search text', { sort: 'recent', text: 'rust' }, 'new euros tied half free most old'],
    [
      'salaries add minimum and maximum, highest first, ties by date, then what is no dollars a year, a missing bound last',
      { sort: 'salary' },
      'tied old new free euros half most',
    ],
    [
      'bonuses are highest first, ties by date, a missing one last',
      { sort: 'referral' },
      'free tied old half new euros most',
    ],
    [
      'relevance puts title matches first, the rest by date',
      { sort: 'relevance', text: ' RUST ' },
      'tied old new euros half free most',
    ],
    ['relevance without a text is newest first', { sort: 'relevance' }, 'new euros tied half free most old'],
  ] as const)('job sorting: %s', (_, search, order) => expect(ids(sortJobs(jobs, ask(search)))).toBe(order))

  test('sorting does not change the given list', () => {
    const before = ids(jobs)
    sortJobs(jobs, ask({ sort: 'salary' }))
    expect(ids(jobs)).toBe(before)
  })
})

test('an empty search shows all jobs, newest first', () => {
  expect(ids(searchJobs([job('old', on(1)), job('new', { ...on(2), type: 'contract' })], ALL_JOBS))).toBe('new old')
  expect(JOB_SORTS).toContain(ALL_JOBS.sort)
})
