import { afterAll, afterEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { RITA } from '@goodword/contract/test/people'
import { aRow } from '@goodword/shared-money/testing/a-row.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, fireEvent } from '@testing-library/react'
import { StatementPage } from './statement-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

function open(rows: unknown[]) {
  const sums = { currency: 'USD', held: 225_000, due: 0, paid: 0, reversed: 0 }
  api.answer('GET /api/statement?side=recommender&summary=1', { ...sums, rows: [] })
  api.answer('GET /api/statement?side=recommender&limit=20', { ...sums, rows })
  return renderPage(<StatementPage user={RITA} />, { path: '/statement', answer: read })
}

test('the statement page shows what recommendations earn, and offers to dispute it', async () => {
  const screen = open([aRow(['due'])])
  expect(document.title).toBe('Statement · Goodword')
  expect(screen.getByText('What your recommendations earn: promised, due, paid and reversed.')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Details: Cara Diaz' }))
  expect(await screen.findByRole('button', { name: 'Dispute', hidden: true })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Download CSV', hidden: true })).toBeDefined()
  expect(screen.getByText('Rita Falk').parentElement?.textContent).toMatch(/^For Rita Falk/)
})

test('the statement page without rewards leads to the jobs', async () => {
  const screen = open([])
  await screen.findByText('No rewards yet')
  expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/jobs')
})
