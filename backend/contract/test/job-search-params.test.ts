import { expect, test } from 'bun:test'
import { ALL_JOBS, type JobSearch } from '../src/job-search.ts'
import { readSearch, writeSearch } from '../src/job-search-params.ts'

test.each<[string, JobSearch]>([
  ['', ALL_JOBS],
  [
    'q=c%2B%2B+%26+rust&type=contract&level=mid&sort=salary',
    { ...ALL_JOBS, text: 'c++ & rust', type: 'contract', level: 'mid', sort: 'salary' },
  ],
  ['workplace=remote&country=NO&payMin=90000', { ...ALL_JOBS, workplace: 'remote', country: 'NO', payMin: 90_000 }],
])('address %p and its job search convert into each other', (query, search) => {
  expect(writeSearch(search)).toBe(query)
  expect(readSearch(`?${query}`)).toEqual(search)
})

test('unknown values in a job search address are ignored', () =>
  expect(readSearch('?type=volunteer&level=&sort=toString&workplace=home&country=Norway&payMin=-1&x=1')).toEqual(
    ALL_JOBS,
  ))
