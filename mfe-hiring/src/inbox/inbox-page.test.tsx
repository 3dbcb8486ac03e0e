import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { ListedApplication } from '@goodword/contract/inbox'
import { MARA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepWalk } from '../review/walk.ts'
import { aListedApplication } from '../testing/a-listed-application.ts'
import { InboxPage } from './inbox-page.tsx'

const api = startApi()
const LIST = 'GET /api/applications'
const SET = 'PATCH /api/applications/status'
beforeEach(() => {
  api.answerInPages('GET /api/jobs/my-jobs', [])
  api.answer('GET /api/questions', [])
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const named = (id: string, firstName: string, fields: Partial<ListedApplication> = {}) =>
  aListedApplication({ id, firstName, ...fields })
const THREE = [named('a1', 'Ada'), named('a2', 'Bo'), named('a3', 'Cy', { status: 'reviewing' })]

async function open(rows: ListedApplication[] = THREE, path = '/applications') {
  api.answerInPages(LIST, rows)
  const screen = renderPage(
    <>
      <InboxPage user={MARA} />
      <WatchToast />
    </>,
    { path, answer: read },
  )
  if (rows.length > 0) await screen.findByRole('list', { name: 'Applications' })
  const press = (...keys: string[]) =>
    userEvent.keyboard(keys.map((key) => (key.length > 1 ? `{${key}}` : key)).join(''))
  return { screen, press, toast: () => screen.getByTestId('toast').textContent }
}
const changed = (id: string) => ({ id, outcome: 'changed', status: 'interview', newsInSeconds: 15 })

describe('the inbox', () => {
  test('a row says who applied for what, how it stands, and what the recommender wrote', async () => {
    const { screen } = await open([named('a1', 'Ada', { referrerMessage: 'She bakes.' })])
    const row = screen.getAllByRole('listitem')[0]?.textContent
    for (const words of ['Unread: Ada Diaz', 'Baker', 'Pending', 'Rita Falk', '“She bakes.”'])
      expect(row).toContain(words)
  })

  // docs/rules.md#how-they-know-each-other-comes-first
  test('a row says how they know each other before what the recommender wrote, also without words', async () => {
    const known = { referrerRelation: 'managed-them' } as const
    const { screen } = await open([
      named('a1', 'Ada', { ...known, referrerMessage: 'She bakes.' }),
      named('a2', 'Bo', { ...known, referrerMessage: null }),
    ])
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toEndWith('Rita Falk managed them. “She bakes.”')
    expect(second?.textContent).toEndWith('Rita Falk managed them.')
  })

  test('a row says what its candidate has corrected, and that they sent a note', async () => {
    const at = '2026-03-05T12:00:00.000Z'
    const { screen } = await open([
      named('a1', 'Ada', { candidateNews: { kind: 'correction', at, changed: ['phone', 'resume'] } }),
      named('a2', 'Bo', { candidateNews: { kind: 'note', at, changed: [] } }),
    ])
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('Corrected by the candidate: Phone, Resume')
    expect(second?.textContent).toContain('New note from the candidate')
  })

  test('what needs somebody is asked for first, and all of them by the other button', async () => {
    const { screen } = await open()
    expect(api.calls.find(({ call }) => call === LIST)?.query).toEqual({ needs: 'you', summary: '1', limit: '20' })
    await userEvent.click(screen.getByRole('button', { name: 'All' }))
    await waitFor(() => expect(api.calls.at(-1)?.query).toEqual({ summary: '1', limit: '20' }))
  })

  // docs/rules.md#what-needs-you
  test('a row says that its promise ends or is broken, and what needs somebody can begin with the longest waiting', async () => {
    const soon = new Date(Date.now() + 60 * 60_000).toISOString()
    const { screen } = await open([
      named('a1', 'Ada', { answerBy: soon, status: 'reviewing' }),
      named('a2', 'Bo', { answerBy: '2026-03-01T12:00:00.000Z' }),
    ])
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('Promise ends within a day')
    expect(rows[1]).toContain('Late by ')
    await screen.findByText('2 applications wait for a decision')
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(await screen.findByLabelText('Order'), 'Waiting longest')
    const query = { needs: 'you', sort: 'waiting', summary: '1', limit: '20' }
    await waitFor(() => expect(api.calls.at(-1)?.query).toEqual(query))
  })

  test('an address brings search and filters, and the file is of the same list', async () => {
    const { screen } = await open(THREE, '/applications?view=all&q=kim&status=interview&from=2026-03-01')
    const asked = { q: 'kim', status: 'interview', from: '2026-03-01', summary: '1', limit: '20' }
    expect(api.calls.find(({ call }) => call === LIST)?.query).toEqual(asked)
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeDefined()
    const file = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
    expect(file).toBe('/api/applications.csv?q=kim&from=2026-03-01&status=interview&summary=1&limit=20')
  })

  test('where nothing waits, it says so and leads to all', async () => {
    const { screen } = await open([])
    await screen.findByText('Nothing needs you')
    await userEvent.click(screen.getByRole('button', { name: 'Show all applications' }))
    await screen.findByText('No applications received yet')
  })

  test('a search without a result can be cleared', async () => {
    const { screen } = await open([], '/applications?view=all&q=nobody')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await screen.findByText('No applications received yet')
  })

  test('while another search runs, the old rows stay, marked as busy', async () => {
    const { screen } = await open()
    const letGo = api.hold(LIST)
    await userEvent.click(screen.getByRole('button', { name: 'All' }))
    await waitFor(() => expect(api.calls.at(-1)?.query).toEqual({ summary: '1', limit: '20' }))
    const rows = screen.getByRole('list', { name: 'Applications' })
    expect(rows.closest('[aria-busy=true]')).not.toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    letGo()
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Applications' }).closest('[aria-busy=true]')).toBeNull(),
    )
  })

  test('it is read again by "Refresh", and by whoever opens it anew, not by who comes back from a review', async () => {
    const { screen } = await open()
    const path = '/api/applications?needs=you&summary=1&limit=20'
    const asked = () => api.sent(LIST).length
    const before = asked()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(asked()).toBe(before + 1))
    cleanup()
    const replies = { [path]: aPage(THREE) }
    keepWalk({ path, back: '/applications', ids: ['a1', 'a2', 'a3'], at: 'a2' })
    const back = renderPage(<InboxPage user={MARA} />, { path: '/applications', answer: read, replies })
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Bo'))
    expect(asked()).toBe(before + 1)
    back.unmount()
    renderPage(<InboxPage user={MARA} />, { path: '/applications', answer: read, replies })
    await waitFor(() => expect(asked()).toBe(before + 2))
  })

  test('what was decided since stays in its place and is counted no more', async () => {
    const { screen, press } = await open([named('a1', 'Ada'), named('a2', 'Bo')])
    api.answer(SET, [changed('a1')])
    await screen.findByText('2 applications wait for a decision')
    await press('j', '3', 'Enter')
    await screen.findByText('1 application waits for a decision')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  test('a list that cannot be read says why, and is read again', async () => {
    api.answer(LIST, { detail: 'Our database does not answer right now.' }, 503, { 'x-request-id': 'r1' })
    const screen = renderPage(<InboxPage user={MARA} />, { path: '/applications', answer: read })
    await screen.findByText('Our database does not answer right now.')
    api.answerInPages(LIST, THREE)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('list', { name: 'Applications' })
  })
})

describe('statuses of many', () => {
  test('the selected ones are set together by keys alone, and undone as they were', async () => {
    const { screen, press, toast } = await open()
    api.answer(SET, [changed('a1'), changed('a3')])
    await press('j', 'x', 'j', 'j', 'x', '3')
    await screen.findByRole('button', { name: 'Set 2 to Interview' })
    expect(api.sent(SET)).toEqual([])
    await press('Enter')
    await waitFor(() => expect(toast()).toStartWith('2 set to Interview / Nobody has been told yet'))
    expect(api.sent(SET)).toEqual([{ ids: ['a1', 'a3'], status: 'interview' }])
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Interview')
    await press('z')
    await waitFor(() => expect(toast()).toStartWith('Status change undone'))
    expect(api.sent(SET).slice(1)).toEqual([
      { ids: ['a1'], status: 'pending' },
      { ids: ['a3'], status: 'reviewing' },
    ])
  })

  test('without a selection a status is for the row that has the focus', async () => {
    const { press } = await open()
    api.answer(SET, [changed('a2')])
    await press('j', 'j', '3', 'Enter')
    await waitFor(() => expect(api.sent(SET)).toEqual([{ ids: ['a2'], status: 'interview' }]))
  })

  test('Escape leaves everything as it is', async () => {
    const { screen, press } = await open()
    await press('j', 'x', '5', 'Escape')
    expect(screen.queryByRole('button', { name: 'Set 1 to Rejected' })).toBeNull()
    expect(api.sent(SET)).toEqual([])
  })

  test('a choice goes with those it was made for: Enter then sets nothing', async () => {
    const { screen, press } = await open()
    await press('j', 'x', '5', 'x', 'j', 'Enter')
    expect(screen.queryByRole('button', { name: /^Set 1 to/ })).toBeNull()
    expect(api.sent(SET)).toEqual([])
  })

  test('what did not change is said', async () => {
    const { press, toast, screen } = await open()
    api.answer(SET, [{ id: 'a1', outcome: 'withdrawn', status: 'pending' }])
    await press('j', 'x', '3', 'Enter')
    await waitFor(() => expect(toast()).toBe('No status was changed'))
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Pending')
  })

  test('a refusal says why and keeps the selection', async () => {
    const { screen, press, toast } = await open()
    api.answer(SET, { detail: 'You have set many statuses.' }, 429)
    await press('j', 'x', '3', 'Enter')
    await waitFor(() => expect(toast()).toBe('Failed to update status / You have set many statuses.'))
    expect(screen.getByText('Set status of 1 selected')).toBeDefined()
  })

  test('a reason goes along', async () => {
    const { screen, press } = await open()
    api.answer(SET, [changed('a1')])
    await press('j', 'x', '5')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Why' }), 'skills')
    await userEvent.type(screen.getByRole('textbox', { name: 'In your words' }), 'No rye{Enter}')
    const reason = { kind: 'skills', text: 'No rye' }
    await waitFor(() => expect(api.sent(SET)).toEqual([{ ids: ['a1'], status: 'rejected', reason }]))
  })
})

describe('the keys of the inbox', () => {
  test('"/" goes to the search, where letters are letters', async () => {
    const { screen, press } = await open()
    await press('/')
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search candidates and recommenders' })
    expect(document.activeElement).toBe(field)
    await press('j', 'x', '5')
    expect(field.value).toBe('jx5')
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  test('switched off in their dialog, they act no more, also after a reload', async () => {
    const letters = { applications: 'mine', mentions: 'each', referrals: 'each' }
    api.answer('GET /api/settings', { letters, timeZone: null, singleKeys: true })
    api.answer('PUT /api/settings', { letters, timeZone: null, singleKeys: false })
    const { screen, press } = await open()
    await waitFor(() => expect(api.sent('GET /api/settings')).toHaveLength(1))
    await press('?')
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    await waitFor(() => expect(api.sent('PUT /api/settings')).toEqual([{ singleKeys: false }]))
    api.answer('GET /api/settings', { letters, timeZone: null, singleKeys: false })
    cleanup()
    const again = await open()
    await again.press('j', 'x', '?')
    expect(again.screen.queryByText(/selected$/)).toBeNull()
    expect(again.screen.queryByRole('dialog')).toBeNull()
  })
})
