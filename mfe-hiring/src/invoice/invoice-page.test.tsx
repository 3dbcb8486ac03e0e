import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { FactKind } from '@goodword/contract/statement'
import type { Role } from '@goodword/contract/statuses'
import { MARA } from '@goodword/contract/test/people'
import { aRow } from '@goodword/shared-money/testing/a-row.ts'
import { textsIn } from '@goodword/shared-ui/kernel'
import { DEADLINE, inZone, ZONES } from '@goodword/shared-ui/testing/in-zone.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, fireEvent } from '@testing-library/react'
import { InvoicePage } from './invoice-page.tsx'
import { paymentSentence } from './payment-sentence.ts'

const api = startApi()
beforeEach(() =>
  api.answer('GET /api/statement/payment-details', {
    seller: 'Fernway Ltd',
    sellerAddress: '1 Quay, Portsmouth',
    sellerTaxId: 'GB 123',
    payTo: ['IBAN GB00'],
    contactEmail: null,
  }),
)
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const ROW = 'GET /api/statement/rows/w1'
const INVOICE = {
  ...{ number: 42, issuedAt: '2026-03-02T12:00:00.000Z', buyer: 'Crumb Ltd' },
  ...{ buyerAddress: '2 Mill Lane\nBath', buyerTaxId: 'GB 456' },
}
const owed = (facts: FactKind[] = []) =>
  aRow(facts, {
    ...{ amount: 300_000, recommender: 'Rita Falk', reference: 'SEPA 7' },
    ...(facts.includes('due') && { invoice: INVOICE }),
  })
const open = (role: Role = 'hiring_manager') =>
  renderPage(<InvoicePage user={{ ...MARA, role }} />, {
    path: '/statement/w1/invoice',
    route: '/statement/:id/invoice',
    answer: read,
  })

describe('an invoice', () => {
  test('invoices are for hiring managers', () => {
    expect(open('referrer').getByText('Only hiring managers have invoices.')).toBeDefined()
    expect(api.calls).toEqual([])
  })

  test('an invoice names the parties, amounts, dates and terms', async () => {
    api.answer(ROW, owed(['due']))
    const screen = open()
    await screen.findByText('IBAN GB00')
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Invoice number', 'INV-00042'],
      ['Issued', 'Mar 2, 2026'],
      ['Due', 'Apr 30, 2026 (UTC)'],
      ['From', 'Fernway Ltd\n1 Quay, Portsmouth\nTax id: GB 123'],
      ['Billed to', 'Crumb Ltd\n2 Mill Lane\nBath\nTax id: GB 456'],
      ['Hired', 'Cara Diaz'],
      ['As', 'Baker'],
      ['Recommended by', 'Rita Falk'],
      ['Payment reference', 'SEPA 7'],
    ])
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Referral bonusUSD',
      'For Rita Falk, paid out by Goodword$2,250',
      'For Goodword$750',
      'Total$3,000',
    ])
    expect(screen.getByText('Due since Mar 2, 2026.')).toBeDefined()
    expect(screen.getByText(/^Please name the invoice number/)).toBeDefined()
    expect(screen.getByText('No tax is included.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Terms' }).nextElementSibling?.textContent).toBe(
      'The referral bonus was promised to the recommender on Feb 1, 2026. It is due 60 days after the hire, and lapses if the hire ends before.',
    )
    expect(document.title).toBe('Invoice · Goodword')
    expect(screen.getByRole('link', { name: 'Statement' }).getAttribute('href')).toBe('/statement')
  })

  test('before it is due an invoice has no number, and names the company', async () => {
    api.answer(ROW, owed())
    const screen = open()
    await screen.findByText('Total')
    const textOf = (name: string) =>
      screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent
    expect(['Invoice number', 'Issued', 'Billed to'].map(textOf)).toEqual([
      'It gets one when the referral bonus is due.',
      undefined,
      'Crumb',
    ])
  })

  test('an invoice without names is complete', async () => {
    const { candidate: _, recommender: __, reference: ___, ...row } = owed()
    api.answer(ROW, row)
    const screen = open()
    await screen.findByText('IBAN GB00')
    expect(screen.getByText('Total')).toBeDefined()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Invoice number',
      'Due',
      'From',
      'Billed to',
      'As',
    ])
    expect(screen.getByText(/paid out by Goodword/).textContent).toBe('For the recommender, paid out by Goodword')
  })

  test('a paid invoice asks for no payment', async () => {
    api.answer(ROW, { ...owed(), state: 'received' })
    expect((await open().findByText(/No tax is included/)).textContent).toBe('No tax is included.')
  })

  test('an invoice can be printed', async () => {
    let printed = 0
    window.print = () => printed++
    fireEvent.click(open().getByRole('button', { name: 'Print' }))
    expect(printed).toBe(1)
  })

  test("a recommender's own reward has no invoice", async () => {
    api.answer(ROW, aRow())
    const screen = open()
    expect(await screen.findByText('There is no such invoice')).toBeDefined()
    expect(screen.queryByText('Total')).toBeNull()
  })

  test('the hire of another company has no invoice', async () => {
    api.answer(ROW, { detail: 'There is no such row.' }, 404, { 'x-request-id': '9f3a52c177d04be2' })
    const screen = open()
    expect(screen.getByRole('status').textContent).toBe('Loading invoice...')
    expect(await screen.findByText('There is no such invoice')).toBeDefined()
    expect(screen.getByText('9f3a52c177d04be2')).toBeDefined()
  })

  test('a failed invoice says so and can be retried', async () => {
    api.answer(ROW, { detail: 'We are away for a minute.' }, 503)
    const screen = open()
    expect(await screen.findByText("We couldn't load the invoice")).toBeDefined()
    expect(screen.getByText('We are away for a minute.')).toBeDefined()
    api.answer(ROW, owed())
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Total')).toBeDefined()
  })
})

test.each([
  [[], 'Not due yet: payable from Apr 30, 2026 (UTC), if the hire stands until then.'],
  [['due'], 'Due since Mar 2, 2026.'],
  [['due', 'paid'], 'Paid on Mar 3, 2026, as you reported.'],
  [['due', 'paid', 'received'], 'Paid: received on Mar 4, 2026.'],
  [['due', 'paid', 'received', 'paid-out'], 'Paid: received on Mar 4, 2026.'],
  [['reversed'], 'Reversed on Mar 2, 2026. Nothing is owed.'],
  [['due', 'disputed'], 'Disputed since Mar 3, 2026. No payment is due until an operator decides.'],
] as [FactKind[], string][])('after %j an invoice says: %s', (facts, sentence) =>
  expect(paymentSentence(owed(facts), textsIn('en').t)).toBe(sentence),
)

test.each(ZONES)('an invoice names the due date in %s', (zone, day) =>
  inZone(zone, async () => {
    api.answer(ROW, { ...owed(), dueAt: DEADLINE })
    const screen = open()
    await screen.findByText('Total')
    const due = screen.getAllByRole('term').find(({ textContent }) => textContent === 'Due')
    expect(due?.nextElementSibling?.textContent).toBe(day)
    expect(screen.getByText(`Not due yet: payable from ${day}, if the hire stands until then.`)).toBeDefined()
  }),
)
