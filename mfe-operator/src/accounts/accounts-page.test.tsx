import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { ACCOUNT_KINDS, type TrialBalance } from '@goodword/contract/statement'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup } from '@testing-library/react'
import { AccountsPage } from './accounts-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const CALL = 'GET /api/ledger/trial-balance'
const balance = (fields: Partial<TrialBalance> = {}): TrialBalance => ({
  currency: 'USD',
  sum: 0,
  accounts: ACCOUNT_KINDS.map((account, index) => ({ account, count: 1200 + index, balance: -1150 * index })),
  ...fields,
})

async function open(trial = balance()) {
  api.answer(CALL, trial)
  const screen = renderPage(<AccountsPage />, { answer: read })
  await screen.findByRole('table', { name: 'Accounts' })
  return screen
}
const cards = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

describe('the accounts', () => {
  test('accounts are listed by kind with their number and balance', async () => {
    const screen = await open()
    expect(document.title).toBe('Accounts · Goodword')
    expect(
      screen.getByText('Company balances are negative, payables positive. The total is always zero.'),
    ).toBeDefined()
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent ?? '')
    expect(cells.slice(0, 6)).toEqual([
      'Companies may owecompany-held',
      '1,200',
      '$0',
      'Companies owecompany-due',
      '1,201',
      '−$11.50',
    ])
    expect(cells.filter((_, index) => index % 3 === 0)).toEqual([
      'Companies may owecompany-held',
      'Companies owecompany-due',
      'In transit from companiessettlement',
      'Companies have paidcompany-paid',
      'Held for recommendersrecommender-held',
      'Due to recommendersrecommender-due',
      'Paid to recommendersrecommender-paid',
      'Held for Goodwordgoodword-held',
      'Due to Goodwordgoodword-due',
      'Paid to Goodwordgoodword-paid',
    ])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Money',
      'Accounts',
      'Balance',
    ])
  })

  test('the cards sum up all accounts, company debts and recommender credits', async () => {
    const screen = await open(
      balance({
        accounts: [
          { account: 'company-due', count: 1, balance: -300_000 },
          { account: 'recommender-due', count: 1, balance: 225_000 },
        ],
      }),
    )
    expect(cards(screen)).toEqual([
      ['Sum of all accounts', '$0'],
      ['Companies owe', '$3,000'],
      ['Due to recommenders', '$2,250'],
    ])
    expect(screen.getByText('Balanced')).toBeDefined()
  })

  test('unbalanced accounts name the command to run', async () => {
    const screen = await open(balance({ sum: -1, accounts: [] }))
    expect(cards(screen)).toEqual([
      ['Sum of all accounts', '−$0.01'],
      ['Companies owe', '$0'],
      ['Due to recommenders', '$0'],
    ])
    expect(screen.getByText('Not balanced: bun run check:ledger names the account')).toBeDefined()
  })

  test('the accounts page shows loading and failure texts', async () => {
    expect(renderPage(<AccountsPage />).getByRole('status').textContent).toBe('Loading the accounts...')
    cleanup()
    api.answer(CALL, { detail: 'Please come back later.' }, 503)
    expect(
      await renderPage(<AccountsPage />, { answer: read }).findByText("We couldn't load the accounts"),
    ).toBeDefined()
  })
})
