import { expect, test } from 'bun:test'
import { jobQueryOf } from '../src/job-query-of.ts'
import { ALL_JOBS, type JobSearch } from '../src/job-search.ts'
import type { JobQuery } from '../src/jobs.ts'

test.each<[Partial<JobSearch>, JobQuery]>([
  [{}, {}],
  [{ text: ' baker  ' }, { q: 'baker' }],
  [{ text: '   ' }, {}],
  [{ type: 'contract' }, { type: 'contract' }],
  [{ level: 'mid' }, { level: 'mid' }],
  [{ workplace: 'hybrid' }, { workplace: 'hybrid' }],
  [{ country: 'NO' }, { country: 'NO' }],
  [{ payMin: 0 }, { payMin: 0 }],
  [{ sort: 'recent' }, {}],
  [{ sort: 'salary' }, { sort: 'salary' }],
  [
    { text: 'a', type: 'contract', level: 'mid', sort: 'relevance' },
    { q: 'a', type: 'contract', level: 'mid', sort: 'relevance' },
  ],
])('job search %j with %j sends only the filters that are set', (search, query) =>
  expect(jobQueryOf({ ...ALL_JOBS, ...search })).toEqual(query),
)
