import { expect, test } from 'bun:test'
import { positionIn, type Walk, withMore } from './walk.ts'

const walk: Walk = { path: '/api/applications?limit=20', back: '/applications', ids: ['a', 'b'], nextCursor: 'x' }

test('what is read on comes at the end, and nothing comes twice', () =>
  expect(withMore(walk, ['b', 'c'], undefined).ids).toEqual(['a', 'b', 'c']))

test('the position counts all of the list, and what it has read where that is the end', () => {
  const total = { count: 23, isExact: true }
  expect(positionIn({ ...walk, total }, 'b')).toEqual({ at: 2, of: 23, isExact: true })
  expect(positionIn({ ...walk, total: { count: 1000, isExact: false } }, 'b')).toEqual({
    at: 2,
    of: 1000,
    isExact: false,
  })
  expect(positionIn({ ...walk, total, nextCursor: undefined }, 'a')).toEqual({ at: 1, of: 2, isExact: true })
})
