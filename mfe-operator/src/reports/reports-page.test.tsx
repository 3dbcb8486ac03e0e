import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import type { OperatorReport } from '@goodword/contract/operator-reports'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReportsPage } from './reports-page.tsx'

// Fluent hides what is behind a dialog a moment later, and without layout may take the dialog for it.
configure({ defaultHidden: true })
const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => {
  configure({ defaultHidden: false })
  return api.stop()
})

const LIST = 'GET /api/operator/reports'
const ANSWER = 'POST /api/operator/reports/p1/answer'

const aReport = (fields: Partial<OperatorReport> = {}): OperatorReport => ({
  id: 'p1',
  createdAt: '2026-03-06T12:00:00.000Z',
  reason: 'fraud',
  details: 'They want money first.',
  by: 'candidate',
  job: {
    ...{ id: 'j1', title: 'Baker', description: 'Bread.', requirements: 'Hands.', location: 'Lisbon' },
    ...{ isChanged: false, isActive: true, hiddenReason: null, isDeleted: false },
  },
  company: { name: 'Crumb', domain: null },
  poster: { id: 'u1', name: 'Rita Falk', isClosed: false, hasPosted: true },
  answered: null,
  ...fields,
})
function open(reports: OperatorReport[], path = '/operator/reports') {
  api.answer(LIST, reports)
  return renderPage(<ReportsPage />, { beside: <WatchToast />, path })
}
const toast = () => document.querySelector('[data-testid=toast]')?.textContent

describe('open reports', () => {
  test('a report shows what is wrong, the posting, company and poster, and the kind of reporter alone', async () => {
    const screen = open([aReport()])
    const card = (await screen.findByRole('article', { name: 'Baker' })).textContent
    expect(card).toContain('Crumb (no proven domain) · posted by Rita Falk · Lisbon · Open')
    expect(card).toMatch(/Fraud, or it asks for money, reported by a candidate, Mar 6, 2026/)
    expect(card).toMatch(/They want money first\..*Bread\.Hands\./)
  })

  test('a posting that was changed since says so, with who wrote what was reported', async () => {
    const { job, poster } = aReport()
    const screen = open([aReport({ job: { ...job, isChanged: true }, poster: { ...poster, hasPosted: false } })])
    const card = (await screen.findByRole('article', { name: 'Baker' })).textContent
    expect(card).toContain(' · changed by Rita Falk · ')
    expect(card).toContain('Text of the posting, as it was reported; it has changed since')
  })

  test('hiding a posting takes a reason for the company and an answer for the reporters', async () => {
    const screen = open([aReport()])
    api.answer(ANSWER, undefined, 204)
    await userEvent.click(await screen.findByRole('button', { name: 'Hide posting' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide the posting?' }))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Nobody knows you.')
    await userEvent.type(dialog.getByLabelText(/^Answer \*$/), 'Thank you.')
    await userEvent.click(dialog.getByRole('button', { name: 'Hide posting' }))
    await waitFor(() => expect(toast()).toBe('Posting hidden / All open reports of it are answered.'))
    expect(api.sent(ANSWER)).toEqual([{ outcome: 'job-hidden', answer: 'Thank you.', reason: 'Nobody knows you.' }])
  })

  test('no action takes an answer alone', async () => {
    const screen = open([aReport()])
    api.answer(ANSWER, undefined, 204)
    await userEvent.click(await screen.findByRole('button', { name: 'No action' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer without action?' }))
    expect(dialog.queryByLabelText(/Reason/)).toBeNull()
    await userEvent.type(dialog.getByLabelText(/^Answer \*$/), 'All is well.')
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(api.sent(ANSWER)).toEqual([{ outcome: 'nothing', answer: 'All is well.' }]))
  })

  test('what is done already is left to answer, without a reason for the company', async () => {
    const job = { ...aReport().job, isActive: false, hiddenReason: 'Before.' }
    const screen = open([aReport({ job, poster: { ...aReport().poster, isClosed: true } })])
    api.answer(ANSWER, undefined, 204)
    expect(await screen.findByRole('button', { name: 'Answer: account is closed' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Hide posting|Close account|No action/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Answer: posting is hidden' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer that the posting is hidden?' }))
    expect(dialog.queryByLabelText(/Reason/)).toBeNull()
    await userEvent.type(dialog.getByLabelText(/^Answer \*$/), 'Thank you.')
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(api.sent(ANSWER)).toEqual([{ outcome: 'job-hidden', answer: 'Thank you.' }]))
  })

  test('of a posting that its manager deleted nothing is left to hide', async () => {
    const screen = open([aReport({ job: { ...aReport().job, isActive: false, isDeleted: true } })])
    expect(await screen.findByText(/Deleted by its manager/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Close account' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Hide posting' })).toBeNull()
  })

  test('a list without open reports says so', async () => {
    expect(await open([]).findByText('No open reports')).toBeDefined()
  })
})
