import { describe, expect, test } from 'bun:test'
import { csvPath, readStatementQuery, rowsPath, sumsPath, writeStatementQuery } from './statement-query.ts'

const read = (query: string) => readStatementQuery(new URLSearchParams(query))
const write = (before: string, query: Parameters<typeof writeStatementQuery>[1]) =>
  writeStatementQuery(new URLSearchParams(before), query)

describe('an address asks', () => {
  test.each(['held', 'due', 'paid', 'received', 'paid-out', 'reversed', 'disputed'])(
    'an address asks for rewards that are %s',
    (state) => expect(read(`state=${state}`)).toEqual({ state: state as never, sum: undefined }),
  )
  test.each(['held', 'due', 'paid', 'reversed'])('an address asks for the rewards of the sum %s', (sum) =>
    expect(read(`sum=${sum}`)).toEqual({ state: undefined, sum: sum as never }),
  )
  test.each(['', 'state=lost', 'sum=received', 'sum=disputed'])('an address asks for nothing by "%s"', (query) =>
    expect(read(query)).toEqual({ state: undefined, sum: undefined }),
  )
})

test('an address has one filter and keeps its side', () => {
  expect(write('side=company&state=due', { sum: 'held' })).toBe('?side=company&sum=held')
  expect(write('sum=held', { state: 'due' })).toBe('?state=due')
  expect(write('side=company&state=due&sum=held', {})).toBe('?side=company')
})

test('rows, sums and CSV are read for their side', () => {
  expect(rowsPath('company', { state: 'due' })).toBe('/api/statement?side=company&state=due&limit=20')
  expect(sumsPath('recommender')).toBe('/api/statement?side=recommender&summary=1')
  expect(csvPath('company', { sum: 'paid' })).toBe('/api/statement?side=company&sum=paid&format=csv')
})
