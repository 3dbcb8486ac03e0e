import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { StatementRow } from '@goodword/contract/statement'
import type { Role } from '@goodword/contract/statuses'
import { MARA } from '@goodword/contract/test/people'
import { aRow } from '@goodword/shared-money/testing/a-row.ts'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { goBack } from '@goodword/shared-ui/testing/go-back.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StatementPage } from './statement-page.tsx'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
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

const person = (role: Role | null) => ({ ...MARA, role })
const SUMS = { currency: 'USD', held: 600_000, due: 300_000, paid: 0, reversed: 0 }
const owed = (facts: Parameters<typeof aRow>[0] = [], fields: Partial<StatementRow> = {}) =>
  aRow(facts, { amount: 300_000, recommender: 'Rita Falk', ...fields })

const HOW = 'GET /api/statement/payment-details'
const DETAILS = {
  seller: 'Fernway Ltd',
  sellerAddress: null,
  sellerTaxId: null,
  payTo: ['Fernway Ltd', 'IBAN GB00'],
  contactEmail: 'help@fernway.example',
}

function answer(side: 'company' | 'recommender', rows: StatementRow[], sums = SUMS) {
  api.answer(`GET /api/statement?side=${side}&summary=1`, { ...sums, rows: [] })
  api.answer(`GET /api/statement?side=${side}&limit=20`, { ...sums, rows })
}
const open = (path = '/statement', role: Role | null = 'hiring_manager') =>
  renderPage(<StatementPage user={person(role)} />, { path, answer: read, beside: <WatchToast /> })

beforeEach(() => {
  answer('company', [owed(['due'])])
  api.answer(HOW, DETAILS)
  api.answer('GET /api/company', { id: 'c1', companyName: 'Crumb', description: 'Bread', logo: null })
})

describe('the statement of a company', () => {
  test("a company's statement is for its manager", () => {
    const screen = open('/statement', 'referrer')
    expect(screen.getByText('Only hiring managers have a company.')).toBeDefined()
    expect(api.calls).toEqual([])
  })

  test("a company's statement and 'We have paid' say how to pay, a recommender's earnings do not", async () => {
    const screen = open()
    expect((await screen.findByRole('heading', { name: 'How to pay' })).parentElement?.textContent).toBe(
      'How to payFernway LtdIBAN GB00Please name the invoice number with the payment.',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'We have paid: Cara Diaz' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'We have paid' }))
    expect(dialog.getByText('IBAN GB00')).toBeDefined()
    cleanup()
    answer('recommender', [])
    const earned = open('/statement?side=recommender')
    await earned.findByText(/What your own recommendations earn/)
    expect(earned.queryByText('How to pay')).toBeNull()
  })

  test('where nothing is owed the statement does not say how to pay', async () => {
    answer('company', [], { ...SUMS, held: 0, due: 0 })
    const screen = open()
    await screen.findByText('Nothing is owed')
    expect(screen.queryByText('How to pay')).toBeNull()
  })

  test('without a configured account the statement says whom to ask', async () => {
    api.answer(HOW, { ...DETAILS, payTo: [] })
    expect(await open().findByText(/Please ask help@fernway.example where to pay/)).toBeDefined()
  })

  test("a company's printed statement names the company, and what its manager earns names the manager", async () => {
    const screen = open()
    expect((await screen.findByText('Crumb')).parentElement?.textContent).toStartWith('For Crumb, ')
    answer('recommender', [])
    await userEvent.click(screen.getByRole('tab', { name: 'What you earn' }))
    expect(screen.getByText(`${MARA.firstName} ${MARA.lastName}`).parentElement?.textContent).toStartWith('For ')
  })

  test("a company's statement lists amounts, due dates and recipients", async () => {
    const screen = open()
    const table = within(await screen.findByRole('table', { name: 'Rewards' }))
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Cara DiazBaker',
      '$3,000$2,250 for Rita Falk, $750 for Goodword',
      'DueStep 2 of 5Since Mar 2, 2026',
      'Mar 1, 2026',
      'We have paid',
    ])
    expect(screen.getByText('What your company owes for hires, when it is due and for whom.')).toBeDefined()
    expect(screen.getByText('To be paid now')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Explain this amount: $6,000 promised' })).toBeDefined()
  })

  test("a company's statement omits a recommender it may not name", async () => {
    const { recommender: _, ...row } = owed()
    answer('company', [row])
    expect(await open().findByText('$2,250 for the recommender, $750 for Goodword')).toBeDefined()
  })

  test("due rows offer 'We have paid', others their details", async () => {
    answer('company', [owed(['due']), owed(['due', 'paid'], { id: 'w2', candidate: 'Dan Ek' })])
    const screen = open()
    expect(await screen.findByRole('button', { name: 'We have paid: Cara Diaz' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Details: Dan Ek' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'We have paid: Dan Ek' })).toBeNull()
  })

  test('each hire links to its invoice', async () => {
    const screen = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Explain this amount: $3,000, Cara Diaz' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe('/statement/w1/invoice')
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'We have paid',
      'Dispute',
      'Close',
      '',
    ])
  })

  test('a statement without hires says when a company pays', async () => {
    answer('company', [])
    const screen = open()
    expect(await screen.findByText('Nothing is owed')).toBeDefined()
    expect(screen.getByText(/^You pay only for hires that were recommended to you/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Hiring Dashboard' }).getAttribute('href')).toBe('/hiring-dashboard')
  })
})

describe("a manager's own recommendations", () => {
  test("a manager's own recommendations are a tab without invoices", async () => {
    answer('recommender', [aRow(['due'], { candidate: 'Dan Ek' })])
    const screen = open('/statement?state=paid')
    await userEvent.click(screen.getByRole('tab', { name: 'What you earn' }))
    expect(await screen.findByText('of $3,000, $750 for Goodword')).toBeDefined()
    expect(screen.getByText(/^What your own recommendations earn/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      '/api/statement?side=recommender&format=csv',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Details: Dan Ek' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('link', { name: 'Invoice' })).toBeNull()
    expect(dialog.queryByRole('button', { name: 'We have paid' })).toBeNull()
  })

  test('the tab of own recommendations has an address and leads back', async () => {
    answer('recommender', [])
    const screen = open('/statement?side=recommender')
    expect(await screen.findByText('No rewards yet')).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: 'What you owe' }))
    expect(await screen.findByText('Cara Diaz')).toBeDefined()
  })
})

test('who came to refer and joined a company begins with what they earn, and reaches what it owes', async () => {
  const both = { ...MARA, role: 'referrer', company: { id: 'c1', role: 'manager' } } as const
  const tabs = (query: string) => {
    const screen = renderPage(<StatementPage user={both} />, { path: `/statement${query}` })
    const selected = screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)
    cleanup()
    return selected
  }
  expect([tabs(''), tabs('?side=company')]).toEqual([['What you earn'], ['What you owe']])
})

describe('"We have paid"', () => {
  const paying = async () => {
    const screen = open()
    fireEvent.click(await screen.findByRole('button', { name: 'We have paid: Cara Diaz' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'We have paid' }))
    const reference = dialog.getByRole('textbox', { name: 'Reference (Optional)' }) as HTMLInputElement
    return { screen, dialog, reference, send: dialog.getByRole('button', { name: 'We have paid' }) }
  }
  const PAID = 'POST /api/statement/rows/w1/paid'

  test("'We have paid' sends a reference and shows the server's row", async () => {
    const { screen, dialog, reference, send } = await paying()
    expect(dialog.getByText('$3,000')).toBeDefined()
    expect(messageAt(reference)).toContain('The reference of your bank transfer.')
    api.answer(PAID, owed(['due', 'paid']))
    answer('company', [], { ...SUMS, due: 0, paid: 300_000 })
    fillIn(reference, 'SEPA 7')
    fireEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent(PAID)).toEqual([{ reference: 'SEPA 7' }])
    expect(screen.getByText('On Mar 3, 2026')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Details: Cara Diaz' })).toBeDefined()
    expect(screen.getByTestId('toast').textContent).toBe(
      'Recorded as paid / Goodword confirms it when the money arrives.',
    )
    expect(await screen.findByRole('link', { name: 'Explain this amount: $0 due' })).toBeDefined()
  })

  test("'We have paid' updates lists read before", async () => {
    const narrowed = (rows: StatementRow[]) =>
      api.answer('GET /api/statement?side=company&state=paid&limit=20', { ...SUMS, rows })
    narrowed([])
    const screen = open('/statement?state=paid')
    await screen.findByText('No rewards in this state')
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: '' } })
    fireEvent.click(await screen.findByRole('button', { name: 'We have paid: Cara Diaz' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'We have paid' }))
    api.answer(PAID, owed(['due', 'paid']))
    narrowed([owed(['due', 'paid'])])
    fireEvent.click(dialog.getByRole('button', { name: 'We have paid' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'paid' } })
    expect(await screen.findByRole('button', { name: 'Details: Cara Diaz' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Rewards: paid by company' })).toBeDefined()
  })

  test("'We have paid' needs no reference", async () => {
    const { screen, send } = await paying()
    api.answer(PAID, owed(['due', 'paid']))
    fireEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent(PAID)).toEqual([{ reference: '' }])
  })

  test("a refused 'We have paid' says why and keeps the reference", async () => {
    const { screen, dialog, reference, send } = await paying()
    api.answer(PAID, { detail: 'This is disputed: an operator decides first.' }, 409)
    fillIn(reference, 'SEPA 7')
    fireEvent.click(send)
    await waitFor(() =>
      expect(screen.getByTestId('toast').textContent).toBe(
        'Failed to record the payment / This is disputed: an operator decides first.',
      ),
    )
    expect(reference.value).toBe('SEPA 7')
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('Back keeps the typed reference, closing discards it', async () => {
    const { screen, reference } = await paying()
    fillIn(reference, 'SEPA 7')
    const again = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      cleanup()
      return paying()
    }
    await goBack()
    const left = await again()
    expect(left.reference.value).toBe('SEPA 7')
    fireEvent.click(left.dialog.getByRole('button', { name: 'Dismiss' }))
    expect((await again()).reference.value).toBe('')
  })

  test('after a lost reply the row is reread and shown as paid', async () => {
    const { screen, dialog, reference, send } = await paying()
    api.answer(PAID, { detail: 'It was said before that this is paid.' }, 409)
    fillIn(reference, 'SEPA 7')
    answer('company', [owed(['due', 'paid'])], { ...SUMS, due: 0, paid: 300_000 })
    fireEvent.click(send)
    await waitFor(() => expect(screen.getByText('On Mar 3, 2026')).toBeDefined())
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'We have paid: Cara Diaz' })).toBeNull()
  })

  test('a payment reference has at most 140 characters, by form and server', async () => {
    const { reference, send } = await paying()
    fillIn(reference, 'x'.repeat(141))
    await waitFor(() => expect(messageAt(reference)).toContain('Please use at most 140 characters'))
    fillIn(reference, 'SEPA 7')
    const errors = { reference: 'Please enter another one' }
    api.answer(PAID, { detail: 'Please enter another one', errors }, 400)
    fireEvent.click(send)
    await waitFor(() => expect(messageAt(reference)).toContain('Please enter another one'))
  })
})
