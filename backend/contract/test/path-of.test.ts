import { expect, test } from 'bun:test'
import { endpoint, pathOf } from '../src/endpoint.ts'

const one = { path: '/api/jobs/:id/parts/:part_2' } as const

test('path parameters are percent-encoded', () =>
  expect(pathOf(one, { id: 'a/b c', part_2: 'ü' })).toBe('/api/jobs/a%2Fb%20c/parts/%C3%BC'))

test.each([[{}], [{ id: 'a' }], [{ id: 'a', part_2: '' }]])('a path with missing parameters (%j) throws', (params) =>
  expect(() => pathOf(one, params)).toThrow(/^\/api\/jobs\/:id\/parts\/:part_2 needs (id|part_2)$/),
)

test.each([
  [{}, '/api/jobs'],
  [{ q: undefined, type: null, level: '' }, '/api/jobs'],
  [{ q: 'a & b', limit: 0, sort: 'recent' }, '/api/jobs?q=a+%26+b&limit=0&sort=recent'],
])('the query %j omits parameters without a value', (query, path) =>
  expect(pathOf({ path: '/api/jobs' }, {}, query)).toBe(path),
)

test('a call declared without schemas has none', () =>
  expect(endpoint('GET', '/api/nothing')).toEqual({
    method: 'GET',
    path: '/api/nothing',
    query: undefined,
    body: undefined,
    reply: undefined,
  }))
