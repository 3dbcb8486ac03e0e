import { describe, expect, test } from 'bun:test'
import {
  AccountKind,
  DisputeInput,
  Explanation,
  FACT_KINDS,
  PaidInput,
  PaymentInput,
  REWARD_STATES,
  ResolveInput,
  readStatement,
  StatementRow,
  SUMS,
} from '../src/statement.ts'

interface Schema {
  safeParse(value: unknown): { data?: unknown; error?: { issues: { message: string }[] } | undefined }
}
const read = (schema: Schema, value: unknown) => schema.safeParse(value).data
const said = (schema: Schema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? null
const STATES = ['held', 'due', 'paid', 'received', 'paid-out', 'reversed']

test('rewards have these states and actions', () => {
  expect([...REWARD_STATES]).toEqual(STATES as never)
  expect([...FACT_KINDS]).toEqual([
    'promised',
    'due',
    'paid',
    'received',
    'paid-out',
    'reversed',
    'disputed',
    'resolved',
  ])
})

test('a statement row shows "disputed" or the reward\'s state', () =>
  expect(StatementRow.shape.state.options).toEqual([...STATES, 'disputed'] as never))

test('the ledger has exactly these accounts', () => {
  expect(AccountKind.options).toEqual([
    'company-held',
    'company-due',
    'settlement',
    'company-paid',
    'recommender-held',
    'recommender-due',
    'recommender-paid',
    'goodword-held',
    'goodword-due',
    'goodword-paid',
  ])
  expect(AccountKind.safeParse('').success).toBe(false)
})

test.each(['terms', 'hire', 'fact', 'transfer'])('an amount is explained by: %s', (kind) =>
  expect(Explanation.safeParse({ kind, at: '2026-04-01T12:00:00.000Z', text: 'Agreed.' }).success).toBe(true),
)

describe('a statement', () => {
  const { query } = readStatement
  test('a statement can be filtered by side and state, paged, and requested as a file', () => {
    const asked = { format: 'csv', side: 'company', state: 'disputed', cursor: 'x' }
    expect(read(query, { ...asked, limit: '20' })).toEqual({ ...asked, limit: 20 })
    expect(read(query, { side: 'recommender' })).toEqual({ side: 'recommender' })
    expect(STATES.map((state) => read(query, { state }))).toEqual(STATES.map((state) => ({ state })))
  })
  test('a statement can be filtered by one of its totals', () => {
    const sums = ['held', 'due', 'paid', 'reversed']
    expect([...SUMS]).toEqual(sums as never)
    expect(sums.map((sum) => read(query, { sum }))).toEqual(sums.map((sum) => ({ sum })))
  })
  test.each([
    [{ format: 'pdf' }, 'The format can only be csv.'],
    [{ side: 'goodword' }, 'Please ask for recommender or company.'],
    [{ state: 'lost' }, 'Please choose one of the states.'],
    [{ sum: 'owed' }, 'Please choose one of the sums.'],
    [{ limit: '101' }, 'Please ask for 1 to 100 rows at a time.'],
  ])('the statement query %j is refused: %s', (asked, message) => expect(said(query, asked)).toBe(message))
})

describe('payment notes', () => {
  test("a payment's reference is optional for the company, required for an operator", () => {
    expect([read(PaidInput, {}), read(PaidInput, { reference: ' SEPA 7 ' })]).toEqual([
      { reference: null },
      { reference: 'SEPA 7' },
    ])
    expect(read(PaymentInput, { reference: ' SEPA 7 ' })).toEqual({ reference: 'SEPA 7' })
    expect(said(PaymentInput, { reference: ' ' })).toBe('Please enter the reference of the payment')
  })
  test('a dispute needs a reason', () => {
    expect(read(DisputeInput, { reason: 'Never came.' })).toEqual({ reason: 'Never came.' })
    expect(said(DisputeInput, {})).toBe('Please say why')
  })
  test("a dispute's decision needs an outcome and a reason", () => {
    for (const outcome of ['stands', 'reversed']) {
      expect(read(ResolveInput, { outcome, reason: 'As agreed.' })).toEqual({ outcome, reason: 'As agreed.' })
    }
    expect(said(ResolveInput, { outcome: 'maybe', reason: 'As agreed.' })).toBe('Please decide: stands, or reversed')
    expect(said(ResolveInput, { outcome: 'stands', reason: '' })).toBe('Please say why')
  })
})
