import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { RITA } from '@goodword/contract/test/people'
import { useLocation } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aReferral } from './a-referral.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { ALL_REFERRALS, readNarrowing, writeNarrowing } from './narrowing.ts'

const api = startApi()
const LIST = 'GET /api/referrals/user/u1'
const MANY = { total: 6, hired: 0, pending: 0 }
const SEARCH = 'Search your referrals'

beforeEach(() => {
  // An address is written for the page that the browser shows.
  history.replaceState(null, '', '/dashboard')
  api.answerInPages(LIST, [
    aReferral({ candidateName: 'Ada Park' }),
    aReferral({ id: 'r2', candidateName: 'Ben Diaz' }),
  ])
  api.answer(`${LIST}/counts`, MANY)
  api.answer('GET /api/statement', {})
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  api.forget()
})
afterAll(() => api.stop())

let here: ReturnType<typeof useLocation>
function Here() {
  here = useLocation()
  return null
}
const open = (path = '/dashboard') =>
  renderPage(<DashboardPage user={{ ...RITA, id: 'u1' }} />, { path, answer: read, beside: <Here /> })
const asked = () => api.calls.filter(({ call }) => call === LIST).map(({ query }) => query)

test('what is typed is searched for after a pause, in the address, and the rest of it stays', async () => {
  open('/dashboard?from=letter')
  await screen.findByText('Ada Park')
  api.answerInPages(LIST, [aReferral({ candidateName: 'Ada Park' })])
  fireEvent.change(await screen.findByLabelText(SEARCH), { target: { value: 'ad' } })
  fireEvent.change(screen.getByLabelText(SEARCH), { target: { value: 'ada ' } })
  expect(await screen.findByText('1 match')).toBeDefined()
  expect(here.search).toBe('?from=letter&q=ada+')
  expect(asked()).toEqual([{ limit: '20' }, { q: 'ada', limit: '20' }])
  expect(screen.queryByText('Ben Diaz')).toBeNull()
})

test('an address with a filter opens the list with it, and clearing it lists all', async () => {
  api.answerInPages(LIST, [])
  open('/dashboard?turn=company&sort=oldest')
  expect(await screen.findByText('None of your referrals match')).toBeDefined()
  expect(((await screen.findByLabelText('Whose turn')) as HTMLSelectElement).value).toBe('company')
  expect(asked()).toEqual([{ turn: 'company', sort: 'oldest', limit: '20' }])
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(here.search).toBe('?sort=oldest'))
})

test('up to five referrals have no search', async () => {
  api.answer(`${LIST}/counts`, { ...MANY, total: 5 })
  open()
  await screen.findByText('Ada Park')
  expect(screen.queryByLabelText(SEARCH)).toBeNull()
})

test('what an address cannot name counts as not asked for', () => {
  expect(readNarrowing('?q=a&turn=mine&sort=name')).toEqual({ ...ALL_REFERRALS, text: 'a' })
  expect(writeNarrowing(ALL_REFERRALS, '?q=a&turn=over&sort=oldest&referral=7')).toBe('referral=7')
})
