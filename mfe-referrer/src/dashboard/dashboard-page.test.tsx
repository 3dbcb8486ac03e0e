import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { Referral } from '@goodword/contract/referrals'
import type { Role } from '@goodword/contract/statuses'
import { RITA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aReferral } from './a-referral.ts'
import { DashboardPage } from './dashboard-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const LIST = '/api/referrals/user/u1'
const COUNTS = `${LIST}/counts`
const NONE = { total: 0, hired: 0, pending: 0 }

const user = (role: Role | null) => ({ ...RITA, role })

const referral = (fields: Partial<Referral> = {}) =>
  aReferral({ candidateName: 'cara Diaz', status: 'interview', progress: 'applied', ...fields })
const open = (referrals: Referral[], counts = NONE) =>
  renderPage(<DashboardPage user={user('referrer')} />, {
    replies: { [`${LIST}?limit=20`]: aPage(referrals), [COUNTS]: counts },
  })

describe('the referral dashboard', () => {
  test.each(['hiring_manager', null] as const)(
    'the referral dashboard denies the role %p and links to the jobs',
    async (role) => {
      const screen = renderPage(<DashboardPage user={user(role)} />)
      expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeDefined()
      expect(screen.getByText('Only referrers can access this dashboard')).toBeDefined()
      await userEvent.click(screen.getByRole('button', { name: 'Browse Jobs' }))
      expect(screen.getByTestId('path').textContent).toBe('/jobs')
    },
  )

  test('referrals are read only for a known user', async () => {
    api.answerInPages(`GET ${LIST}`, [])
    api.answer(`GET ${COUNTS}`, NONE)
    renderPage(<DashboardPage user={null} />, { answer: read })
    expect(api.calls).toEqual([])
    await renderPage(<DashboardPage user={user('referrer')} />, { answer: read }).findByText('No referrals yet')
    expect(api.calls.map(({ call, query }) => [call, query])).toEqual([
      [`GET ${LIST}`, { limit: '20' }],
      [`GET ${COUNTS}`, {}],
      ['GET /api/statement', { side: 'recommender', summary: '1' }],
    ])
  })

  test('the referral dashboard shows its loading texts', () => {
    const screen = renderPage(<DashboardPage user={user('referrer')} />)
    expect(screen.getByRole('status').textContent).toBe('Loading dashboard...')
    expect(document.title).toBe('Referral Dashboard · Goodword')
  })

  test('the referral dashboard without referrals says how to start', () => {
    const screen = open([])
    expect(screen.getByText('No referrals yet')).toBeDefined()
    expect(screen.getByText('Start referring candidates to see them here')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/jobs')
  })

  test('the referral dashboard links to the email test', () =>
    expect(
      open([])
        .getByRole('link', { name: /our emails reach you/ })
        .getAttribute('href'),
    ).toBe('/email-test'))

  test('the referral dashboard has four stat cards', () => {
    const screen = open([referral()], { total: 12_345, hired: 3, pending: 2 })
    const numbers = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(numbers).toEqual([
      ['Total Referrals', '12,345'],
      ['Successful Hires', '3'],
      ['Pending Applications', '2'],
      ['Earnings', '$1,500'],
    ])
  })

  const openWith = (sums: object) =>
    renderPage(<DashboardPage user={user('referrer')} />, {
      replies: {
        [`${LIST}?limit=20`]: aPage([]),
        [COUNTS]: { total: 5, hired: 4, pending: 0 },
        '/api/statement?side=recommender&summary=1': { ...sums, rows: [] },
      },
    })
  const earnings = () =>
    [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Earnings')?.nextElementSibling

  test('with a ledger the Earnings card shows its sums large, the estimate small, and links to the statement', () => {
    const screen = openWith({ held: 300_000, due: 150_000, paid: 0, reversed: 75 })
    expect(earnings()?.textContent).toBe('$4,500')
    const link = screen.getByRole('link', { name: '$3,000 promised, $1,500 due, $0 paid' })
    expect(link.getAttribute('href')).toBe('/statement')
    expect(link.closest('dd')?.textContent).toBe('Estimate: $2,000, $500 per hire$3,000 promised, $1,500 due, $0 paid')
  })

  test('without a ledger the Earnings card shows the estimate alone', () => {
    const screen = openWith({ held: 0, due: 0, paid: 0, reversed: 0 })
    expect(earnings()?.textContent).toBe('$2,000')
    expect(screen.getByText('An estimate: $500 per hire')).toBeDefined()
    expect(screen.queryByRole('link', { name: /promised/ })).toBeNull()
  })

  test('each referral is listed with initial, name, e-mail, position, company, status, date and an action', () => {
    const screen = open([referral()])
    const table = within(screen.getByRole('table', { name: 'Recent Referrals' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Candidate',
      'Position',
      'Company',
      'Status',
      'Date',
      'Actions',
    ])
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Ccara Diazcara@example.com',
      'Baker',
      'Crumb',
      'Interview Scheduled',
      'Mar 5, 2026',
      '',
    ])
    expect(table.getByRole('button', { name: 'View the referral of cara Diaz' })).toBeDefined()
  })

  test("a referral's row shows the reader's share of the promised bonus, if any", () => {
    const screen = open([referral({ id: '1', referralBonus: 12_500 }), referral({ id: '2' })])
    expect(screen.getAllByText(/for you/).map(({ textContent }) => textContent)).toEqual(['$9,375 for you'])
  })

  test('two people whose details are deleted are told apart by date', () => {
    const deleted = { candidateName: 'Details deleted', candidateEmail: '', progress: 'revoked' as const }
    const screen = open([
      referral({ ...deleted, id: '1' }),
      referral({ ...deleted, id: '2', createdAt: '2026-04-06T12:00:00.000Z' }),
    ])
    for (const date of ['Mar 5, 2026', 'Apr 6, 2026']) {
      expect(screen.getByText(`Referred ${date}`)).toBeDefined()
      expect(screen.getByRole('button', { name: `View the referral of Details deleted, ${date}` })).toBeDefined()
    }
  })

  test('an invitation says that its posting changed since, and in full what', async () => {
    const changes = {
      at: '2026-03-09T12:00:00.000Z',
      fields: [
        { field: 'pay', before: '$80k - $90k', after: '€4,200 - €5,000 a month' },
        { field: 'description', before: null, after: null },
      ],
    }
    const screen = open([referral({ changes }), referral({ id: 'r2', candidateName: 'Quentin' })])
    expect(screen.getAllByText('Posting changed Mar 9, 2026')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'View the referral of cara Diaz' }))
    expect(screen.getByRole('dialog').textContent).toContain(
      'Changed Mar 9, 2026: the pay was $80k - $90k, now €4,200 - €5,000 a month; the description changed.',
    )
  })

  test('a missing status is shown as Pending and a missing date as Unknown', () => {
    const screen = open([referral({ status: null, createdAt: '' })])
    expect(screen.getByText('Pending')).toBeDefined()
    expect(screen.getByText('Unknown')).toBeDefined()
  })

  test('the address of a referral opens it, though it is not among the first', async () => {
    const late = referral({ id: 'r99', candidateName: 'Quentin' })
    const screen = renderPage(<DashboardPage user={user('referrer')} />, {
      path: '/dashboard?referral=r99',
      replies: { [`${LIST}?limit=20`]: aPage([referral()]), [COUNTS]: NONE, '/api/referrals/r99': late },
    })
    expect(screen.getByRole('dialog', { name: 'Quentin' })).toBeDefined()
    await userEvent.click(screen.getByText('Close', { selector: 'button' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a failed referral dashboard says so', async () => {
    api.answer(`GET ${LIST}`, { detail: 'Please come back later.' }, 503)
    api.answer(`GET ${COUNTS}`, NONE)
    const screen = renderPage(<DashboardPage user={user('referrer')} />, { answer: read })
    expect(await screen.findByText("We couldn't load your referrals")).toBeDefined()
    expect(screen.getByText('Please come back later.')).toBeDefined()
    api.answerInPages(`GET ${LIST}`, [referral()])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeDefined()
  })

  test('failed referral counts say so and can be retried', async () => {
    api.answerInPages(`GET ${LIST}`, [referral()])
    api.answer(`GET ${COUNTS}`, '', 502)
    const screen = renderPage(<DashboardPage user={user('referrer')} />, { answer: read })
    expect(await screen.findByText("We couldn't load your referrals")).toBeDefined()
    api.answer(`GET ${COUNTS}`, { ...NONE, total: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeDefined()
  })

  test('a long list of referrals grows, and its numbers count all', async () => {
    const many = Array.from({ length: 25 }, (_, at) => referral({ id: `r${at}`, candidateName: `Kim ${at}` }))
    api.answerInPages(`GET ${LIST}`, many)
    api.answer(`GET ${COUNTS}`, { total: 1250, hired: 3, pending: 4 })
    const screen = renderPage(<DashboardPage user={user('referrer')} />, { answer: read })
    const rows = () => document.querySelectorAll('tbody tr').length
    const numbers = () => screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)
    await screen.findByText('20 of 25')
    expect([rows(), numbers()]).toEqual([20, ['1,250', '3', '4', '$1,500']])
    api.answer(`GET ${LIST}`, { detail: 'Please wait a minute.' }, 429)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute.')
    api.answerInPages(`GET ${LIST}`, many)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect([rows(), numbers()]).toEqual([25, ['1,250', '3', '4', '$1,500']]))
  })
})
