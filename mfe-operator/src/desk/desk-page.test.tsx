import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { Desk } from '@goodword/contract/operators'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeskPage } from './desk-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const DESK = 'GET /api/operator/desk'
const NOTHING: Desk = {
  parkedLetters: 0,
  rollouts: 0,
  reports: 0,
  suppressions: { forEver: 0, forNow: 0 },
  rewards: { toReceive: 0, toPayOut: 0, toDecide: 0, overdue: 0 },
}

async function open(desk: Partial<Desk>) {
  api.answer(DESK, { ...NOTHING, ...desk })
  const screen = renderPage(<DeskPage />, { answer: read })
  await screen.findByText('Suppressed addresses')
  return screen
}
const rewards = (fields: Partial<Desk['rewards']>) => ({ rewards: { ...NOTHING.rewards, ...fields } })
const links = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.queryAllByRole('link', { name: /^See/ }).map((link) => link.getAttribute('href'))

describe('the overview', () => {
  test('the overview counts each kind, and suppressions only as totals', async () => {
    const screen = await open({
      ...{ parkedLetters: 1250, rollouts: 2, reports: 7, suppressions: { forEver: 1200, forNow: 30 } },
      rewards: { toReceive: 1000, toPayOut: 200, toDecide: 30, overdue: 1004 },
    })
    const numbers = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(numbers).toEqual([
      ['Rewards to handle', '1,230'],
      ['Reports to answer', '7'],
      ['Undeliverable emails', '1,250'],
      ['Partial releases', '2'],
      ['Suppressed addresses', '1,230'],
    ])
    expect(screen.getByText('1,200 permanent, 30 temporary')).toBeDefined()
    expect(screen.getByText('1,004 overdue at companies')).toBeDefined()
    expect(document.title).toBe('Operators · Goodword')
    expect(screen.getByText('What there is to do. Every action is recorded in the audit log.')).toBeDefined()
  })

  test('the overview lists tasks with links', async () => {
    const screen = await open({ parkedLetters: 2, rollouts: 3 })
    expect(screen.getByRole('heading', { name: '2 undeliverable emails' })).toBeDefined()
    expect(screen.getByRole('heading', { name: '3 partial releases' })).toBeDefined()
    expect(links(screen)).toEqual(['/operator/letters', '/operator/releases'])
  })

  test('the overview lists money tasks first', async () => {
    const screen = await open({ parkedLetters: 1, ...rewards({ toReceive: 2, toPayOut: 3, toDecide: 4, overdue: 5 }) })
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '2 payments to confirm',
      '3 recommenders to pay',
      '4 disputes to decide',
      '5 bonuses have been due for more than 14 days',
      '1 undeliverable email',
    ])
    expect(links(screen)).toEqual([
      '/operator/rewards?state=paid',
      '/operator/rewards?state=received',
      '/operator/rewards?state=disputed',
      '/operator/rewards?state=due',
      '/operator/letters',
    ])
    for (const text of [
      'The company has reported a payment. Please confirm it once it arrives.',
      'The payment of the company has arrived.',
      'Payment waits for your decision.',
      'The company has not reported a payment.',
    ])
      expect(screen.getByText(text)).toBeDefined()
  })

  test('a single money task is in the singular', async () => {
    const screen = await open(rewards({ toReceive: 1, toPayOut: 1, toDecide: 1, overdue: 1 }))
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1 payment to confirm',
      '1 recommender to pay',
      '1 dispute to decide',
      '1 bonus has been due for more than 14 days',
    ])
  })

  test('a single task is in the singular', async () => {
    const screen = await open({ parkedLetters: 1, rollouts: 1 })
    expect(screen.getByRole('heading', { name: '1 undeliverable email' })).toBeDefined()
    expect(screen.getByRole('heading', { name: '1 partial release' })).toBeDefined()
  })

  test('the overview lists only open tasks', async () => {
    expect(links(await open({ parkedLetters: 1 }))).toEqual(['/operator/letters'])
    cleanup()
    expect(links(await open({ rollouts: 1 }))).toEqual(['/operator/releases'])
  })

  test('the overview says when there is nothing to do', async () => {
    const screen = await open({ suppressions: { forEver: 9, forNow: 9 } })
    expect(screen.getByRole('heading', { name: 'Nothing to do' })).toBeDefined()
    expect(links(screen)).toEqual([])
  })

  test('the overview shows a loading text', () =>
    expect(renderPage(<DeskPage />).getByRole('status').textContent).toBe('Loading what waits...'))

  test('a failed overview says why and can be retried', async () => {
    api.answer(DESK, { detail: 'Please come back later.' }, 503)
    const screen = renderPage(<DeskPage />, { answer: read })
    expect(await screen.findByText("We couldn't load what waits")).toBeDefined()
    expect(screen.getByText('Please come back later.')).toBeDefined()
    api.answer(DESK, NOTHING)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing to do')).toBeDefined()
  })

  test('the overview is reread when revisited and on request', async () => {
    api.answer(DESK, { ...NOTHING, parkedLetters: 1 })
    const screen = renderPage(<DeskPage />, { answer: read, replies: { '/api/operator/desk': NOTHING } })
    expect(await screen.findByText('1 undeliverable email')).toBeDefined()
    api.answer(DESK, { ...NOTHING, parkedLetters: 2 })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('2 undeliverable emails')).toBeDefined()
  })
})

test('the operator navigation marks the current page', () => {
  const screen = renderPage(<DeskPage />, { path: '/operator' })
  const links = [...screen.getByRole('navigation', { name: 'Operators' }).querySelectorAll('a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Overview', '/operator', 'page'],
      ['Rewards', '/operator/rewards', null],
      ['Reports', '/operator/reports', null],
      ['Accounts', '/operator/accounts', null],
      ['Emails', '/operator/letters', null],
      ['Releases', '/operator/releases', null],
      ['People', '/operator/people', null],
      ['Audit log', '/operator/audit', null],
      ['API', '/openapi', null],
    ],
  )
})
