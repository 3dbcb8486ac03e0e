import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { AUDIT_ACTIONS } from '@goodword/contract/audit-actions'
import { read } from '@goodword/contract/call'
import type { AuditEntry } from '@goodword/contract/operators'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { actionInWords } from './action-in-words.ts'
import { AuditPage } from './audit-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const AUDIT = '/api/operator/audit'

const entry = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'e1',
  createdAt: '2026-03-05T12:00:00.000Z',
  operator: { id: 'u2', name: 'Olga Petrova' },
  action: 'letter-resent',
  subject: 'l1',
  subjectName: null,
  requestId: 'request-1',
  ...fields,
})

describe('the audit log', () => {
  test('an audit entry shows action, subject by name or id, operator, time and request', async () => {
    api.answerInPages(`GET ${AUDIT}`, [
      entry({ action: 'person-found', subject: 'u1', subjectName: 'Rita Falk' }),
      entry({ id: 'e0', operator: { id: 'u9', name: null }, requestId: null, action: 'of-tomorrow' }),
    ])
    const screen = renderPage(<AuditPage />, { answer: read })
    await screen.findByRole('table', { name: 'Audit log' })
    const moment = expect.stringMatching(/^Mar \d, 2026, \d\d:\d\d$/)
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Looked up a personRita Falk',
      'Olga Petrova',
      moment,
      'request-1',
      'of-tomorrowl1',
      'u9',
      moment,
      'None',
    ])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'What',
      'Who',
      'When',
      'Request',
    ])
    expect(document.title).toBe('Audit log · Goodword')
    expect(screen.getByText('Operator actions, newest first. Entries cannot be changed or removed.')).toBeDefined()
  })

  test('an audit entry links to rewards and people alone', async () => {
    api.answerInPages(
      `GET ${AUDIT}`,
      AUDIT_ACTIONS.map((action) => entry({ id: action, action, subject: action })),
    )
    const screen = renderPage(<AuditPage />, { answer: read })
    const table = within(await screen.findByRole('table', { name: 'Audit log' }))
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/operator/people/person-found',
      '/operator/people/person-signed-out',
      '/operator/people/note-written',
      '/operator/rewards/payment-received',
      '/operator/rewards/recommender-paid',
      '/operator/rewards/reward-disputed',
      '/operator/rewards/dispute-resolved',
      '/operator/people/account-closed',
      '/operator/people/account-reopened',
    ])
  })

  test('the audit log shows empty, loading and failure texts', async () => {
    expect(renderPage(<AuditPage />).getByRole('status').textContent).toBe('Loading the audit log...')
    cleanup()
    api.answer(`GET ${AUDIT}`, '', 502)
    const screen = renderPage(<AuditPage />, { answer: read })
    expect(await screen.findByText("We couldn't load the audit log")).toBeDefined()
    api.answerInPages(`GET ${AUDIT}`, [])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No entries yet')).toBeDefined()
    expect(screen.getByText('Every operator action is listed here.')).toBeDefined()
  })

  test('the audit log is reread when revisited', async () => {
    api.answerInPages(`GET ${AUDIT}`, [entry({ action: 'letter-dropped' }), entry({ id: 'e0' })])
    renderPage(<AuditPage />, { answer: read, replies: { [`${AUDIT}?limit=20`]: aPage([entry()]) } })
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2))
  })

  test('the audit log grows and says why it cannot', async () => {
    const many = Array.from({ length: 25 }, (_, at) => entry({ id: `e${at}` }))
    api.answerInPages(`GET ${AUDIT}`, many)
    const screen = renderPage(<AuditPage />, { answer: read })
    const rows = () => document.querySelectorAll('tbody tr').length
    await screen.findByText('20 of 25')
    api.answer(`GET ${AUDIT}`, { detail: 'Please wait a minute.', requestId: 'request-9' }, 429)
    await userEvent.click(screen.getByText('Show more'))
    expect((await screen.findByText('Please wait a minute.')).parentElement?.getAttribute('role')).toBe('alert')
    expect(await screen.findByText('request-9')).toBeDefined()
    api.answerInPages(`GET ${AUDIT}`, many)
    await userEvent.click(screen.getByText('Try again'))
    await waitFor(() => expect(rows()).toBe(25))
  })
})

test('each audit action has its own label', () => {
  const words = AUDIT_ACTIONS.map(actionInWords)
  expect(words).toEqual([
    'Resent an email',
    'Deleted an email',
    'Rolled a release back',
    'Looked up a person',
    'Signed a person out everywhere',
    'Wrote a note about a person',
    "Confirmed a company's payment",
    'Paid a recommender out',
    'Disputed a reward',
    'Decided a dispute',
    'Hid a posting',
    'Showed a posting again',
    'Closed an account',
    'Reopened an account',
    'Answered a report',
    'Turned the language model on',
    'Turned the language model off',
  ])
  expect(actionInWords('constructor')).toBe('constructor')
})
