import { expect, test } from 'bun:test'
import { countFilters, inboxPath, readInbox, writeInbox } from '../src/inbox-search.ts'

const WHOLE = '?view=all&q=kim&job=j1&status=interview&recommender=rosa&from=2026-03-01&to=2026-03-05&sort=waiting'

test('an address keeps all that the inbox shows', () => expect(writeInbox(readInbox(WHOLE))).toBe(WHOLE))

test('the plain address shows what needs you', () => {
  expect(writeInbox(readInbox(''))).toBe('')
  expect(inboxPath(readInbox(''))).toBe('/api/applications?needs=you&summary=1&limit=20')
})

test('what needs you has a status and an order of its own', () => {
  const search = readInbox('?status=hired&sort=newest&job=j1')
  expect(inboxPath(search)).toBe('/api/applications?job=j1&needs=you&summary=1&limit=20')
  expect(countFilters(search)).toBe(1)
  expect(countFilters(readInbox(WHOLE))).toBe(5)
})
