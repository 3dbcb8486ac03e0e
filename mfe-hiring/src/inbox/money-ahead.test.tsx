import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { anApplication } from '../testing/an-application.ts'
import { moneyAhead } from './money-ahead.ts'

const { t } = textsIn('en')

const reward = { gross: 150_000, share: 37_500, state: null, dueAt: null, atEnd: null }
const promised = anApplication({ reward })
const hired = anApplication({ status: 'hired', reward: { ...reward, state: 'held', atEnd: 'reversed' } })

test('several hires say what they come to together', () =>
  expect(moneyAhead([promised, promised, anApplication()], 'hired', t)).toBe(
    'For these 2 hires you owe $3,000 in all, due in 60 days, if they stand until then.',
  ))

test('one hire among others says what it comes to, and to whom', () =>
  expect(moneyAhead([promised, anApplication()], 'hired', t)).toBe(
    'For this hire you owe $1,500 ($1,125 for Rita Falk, $375 for Goodword), due in 60 days, if it stands until then.',
  ))

test('hires that end say what becomes of what is owed', () => {
  expect(moneyAhead([hired, hired], 'rejected', t)).toBe(
    '2 hires end: what is owed for them is reversed, or disputed where it was due.',
  )
  expect(moneyAhead([hired], 'rejected', t)).toBe(
    'You no longer owe $1,500 ($1,125 for Rita Falk, $375 for Goodword) for it.',
  )
})

test('without a hire or a bonus there is nothing to say', () => {
  expect(moneyAhead([promised], 'rejected', t)).toBeUndefined()
  expect(moneyAhead([anApplication()], 'hired', t)).toBeUndefined()
})
