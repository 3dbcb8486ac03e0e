import { expect, test } from 'bun:test'
import { matchRoute } from './match-route.ts'

const routes = [
  { path: '/', audience: 'guests' as const, remote: 'mfe-public', page: 'landing' },
  { path: '/apply/:token', audience: 'everyone' as const, remote: 'mfe-apply', page: 'apply' },
  { path: '/jobs', audience: 'signed-in' as const, remote: 'mfe-referrer', page: 'jobs' },
]

test('a route parameter matches one segment and is returned', () => {
  const match = matchRoute(routes, '/apply/abc')
  expect(match?.route.page).toBe('apply')
  expect(match?.params).toEqual({ token: 'abc' })
})
test.each(['/jobs/', '/jobs//'])('a trailing slash does not change the route: %s', (path) =>
  expect(matchRoute(routes, path)?.route.page).toBe('jobs'),
)
test('the root has its own route', () => expect(matchRoute(routes, '/')?.route.path).toBe('/'))
test.each(['/apply', '/apply/', '/apply/a/b', '/Jobs', '/nothing'])('%p matches no route', (path) =>
  expect(matchRoute(routes, path)).toBeUndefined(),
)
