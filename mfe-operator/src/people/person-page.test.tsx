import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { PersonFile } from '@goodword/contract/operator-people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PersonPage } from './person-page.tsx'

const api = startApi()
const READ = 'GET /api/operator/people/u1'
const WRITE = 'POST /api/operator/people/u1/notes'
const AT = '2026-03-05T12:00:00.000Z'
const FILE: PersonFile = {
  person: {
    ...{ id: 'u1', name: 'Rita Falk', address: '•••@example.com', provider: 'Google', role: 'hiring_manager' },
    ...{ createdAt: AT, sessions: 1, lastSeenAt: AT, closed: null },
  },
  company: { id: 'c1', name: 'Crumb', domain: null, jobs: 1 },
  referrals: { total: 1204, pending: 2, hired: 1 },
  rewards: [{ id: 'w1', at: AT, job: 'Baker', company: 'Crumb', gross: 300_000, state: 'due' }],
  letters: [{ id: 'l1', kind: 'referrer-status', state: 'parked', createdAt: AT, sentAt: null }],
  actions: [],
  notes: [{ id: 'n1', text: 'Called them.', by: null, at: AT }],
}

beforeEach(() => api.answer(READ, FILE))
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function open() {
  renderPage(<PersonPage />, {
    ...{ path: '/operator/people/u1', route: '/operator/people/:id', answer: read, beside: <WatchToast /> },
  })
  return screen.findByRole('heading', { name: 'Rita Falk' })
}

test('a person has their account, company, referrals, rewards with links, emails and notes on one page', async () => {
  await open()
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(Object.fromEntries(facts)).toMatchObject({
    ...{ Account: 'u1', Address: '•••@example.com', Role: 'Hiring manager' },
    ...{ Company: 'CrumbNo proven domain · 1 job', Referrals: '1,204 in all, 2 applied, 1 hired' },
  })
  const reward = within(screen.getByRole('table', { name: 'Rewards' })).getByRole('link', { name: 'Baker' })
  expect(reward.getAttribute('href')).toBe('/operator/rewards/w1')
  expect(within(screen.getByRole('table', { name: 'Emails' })).getByText('Undeliverable')).toBeDefined()
  expect(screen.getByText('Called them.').nextElementSibling?.textContent).toMatch(/^Account deleted, Mar 5, 2026/)
  expect(screen.getByText('No actions.')).toBeDefined()
})

test('a note is written, and the person is read again', async () => {
  await open()
  api.answer(WRITE, { id: 'n2', text: 'They called back.', by: 'Olga', at: AT })
  await userEvent.type(screen.getByLabelText('Note'), 'They called back.')
  await userEvent.click(screen.getByRole('button', { name: 'Save Note' }))
  await waitFor(() => expect(api.sent(READ)).toHaveLength(2))
  expect(api.sent(WRITE)).toEqual([{ text: 'They called back.' }])
  expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('')
})

test('a note that was not saved stays typed, with the reason', async () => {
  await open()
  api.answer(WRITE, { detail: 'We are away for a minute.' }, 503)
  await userEvent.type(screen.getByLabelText('Note'), 'They called back.')
  await userEvent.click(screen.getByRole('button', { name: 'Save Note' }))
  expect(await screen.findByText(/We are away for a minute\.$/)).toBeDefined()
  expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('They called back.')
})
