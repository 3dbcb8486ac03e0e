import { expect, test } from 'bun:test'
import { CURRENT_USER } from '@goodword/contract/addresses'
import { shownPage } from './shown-page.ts'

const forManagers = 'mfe-hiring'
const statement = { path: '/s', audience: 'signed-in' as const, remote: 'mfe-referrer', page: 'statement' }
const guests = { path: '/', audience: 'guests' as const, remote: 'mfe-public', page: 'landing' }
const by = (role: string | null) => ({ [CURRENT_USER]: { role } })

test("a hiring manager gets the manager's page of a route, everyone else the route's own", () => {
  const found = [by('hiring_manager'), by('referrer'), by(null), { [CURRENT_USER]: null }, {}].map(
    (replies) => shownPage({ ...statement, forManagers }, replies)?.remote,
  )
  expect(found).toEqual(['mfe-hiring', 'mfe-referrer', 'mfe-referrer', 'mfe-referrer', 'mfe-referrer'])
  expect(shownPage({ ...statement, forManagers }, by('hiring_manager'))?.page).toBe('statement')
  expect(shownPage(statement, by('hiring_manager'))?.remote).toBe('mfe-referrer')
})

test("a guests' page is shown to guests alone", () => {
  expect([shownPage(guests, {})?.page, shownPage(guests, { [CURRENT_USER]: null })?.page]).toEqual([
    'landing',
    'landing',
  ])
  expect(shownPage(guests, by('referrer'))).toBeUndefined()
})

test('without a route there is no page', () =>
  expect([shownPage(undefined, {}), shownPage(undefined, by('hiring_manager'))]).toEqual([undefined, undefined]))
