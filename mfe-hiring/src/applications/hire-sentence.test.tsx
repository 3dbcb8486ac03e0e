import { describe, expect, test } from 'bun:test'
import type { HireReward } from '@goodword/contract/applications'
import type { RewardState } from '@goodword/contract/statement'
import { textsIn } from '@goodword/shared-ui/kernel'
import { DEADLINE, inZone, ZONES } from '@goodword/shared-ui/testing/in-zone.ts'
import { bonusLine, hireSentence, hireSentenceAhead } from './hire-sentence.ts'

const { t } = textsIn('en')

const DUE = '2026-05-31T12:00:00.000Z'
const AMOUNT = '$3,000 ($2,250 for Rita Falk, $750 for Goodword)'
const END: Partial<Record<RewardState | 'disputed', HireReward['atEnd']>> = { held: 'reversed', reversed: null }
const reward = (
  state: HireReward['state'],
  dueAt: string | null = DUE,
  atEnd: HireReward['atEnd'] = state && (END[state] === undefined ? 'disputed' : END[state]),
) => ({ gross: 300_000, share: 75_000, state, dueAt, atEnd })
const referrerName = 'Rita Falk'

describe('a change of the status says', () => {
  const now = (status: 'hired' | 'interview', state: HireReward['state']) => ({
    status,
    referrerName,
    reward: reward(state),
  })

  test("setting 'hired' says what is owed and when", () =>
    expect(hireSentence('pending', now('hired', 'held'), t)).toBe(
      `For this hire you owe ${AMOUNT}, due on May 31, 2026 (UTC), if it stands until then.`,
    ))
  test.each(ZONES)("setting 'hired' names the due date in %s", (zone, day) =>
    inZone(zone, () =>
      expect(hireSentence('pending', { ...now('hired', 'held'), reward: reward('held', DEADLINE) }, t)).toBe(
        `For this hire you owe ${AMOUNT}, due on ${day}, if it stands until then.`,
      ),
    ),
  )
  test.each(['due', 'paid', 'paid-out', 'disputed'] as const)(
    'a status change says that a %s reward is owed as before',
    (state) => expect(hireSentence('interview', now('hired', state), t)).toBe(`You owe ${AMOUNT} as before.`),
  )
  test('a status change says that an overdue held reward is owed as before', () =>
    expect(
      hireSentence('interview', { status: 'hired', referrerName, reward: reward('held', DUE, 'disputed') }, t),
    ).toBe(`You owe ${AMOUNT} as before.`))
  test('a status change says that a disputed reward not yet due is owed as before', () =>
    expect(
      hireSentence('interview', { status: 'hired', referrerName, reward: reward('disputed', DUE, 'reversed') }, t),
    ).toBe(`You owe ${AMOUNT} as before.`))
  test('ending a hire before the due date says that nothing is owed', () =>
    expect(hireSentence('hired', now('interview', 'reversed'), t)).toBe(`You no longer owe ${AMOUNT} for it.`))
  test('ending a hire after the due date says that the reward is disputed', () =>
    expect(hireSentence('hired', now('interview', 'disputed'), t)).toBe(
      `${AMOUNT} was already due, so it is now disputed. An operator decides.`,
    ))
  test('a status change without effect on money says nothing of money', () => {
    expect(hireSentence('pending', now('interview', null), t)).toBeUndefined()
    expect(hireSentence('hired', now('hired', 'held'), t)).toBeUndefined()
    expect(hireSentence('pending', { status: 'hired', referrerName, reward: null }, t)).toBeUndefined()
  })
})

describe('before it is made a change of the status says', () => {
  const ahead = (status: 'pending' | 'hired', state: HireReward['state'], next: 'hired' | 'rejected') =>
    hireSentenceAhead({ status, referrerName, reward: reward(state) }, next, t)

  test.each([null, 'reversed'] as const)("before setting 'hired', the cost is shown after %p", (state) =>
    expect(ahead('pending', state, 'hired')).toBe(
      `For this hire you owe ${AMOUNT}, due in 60 days, if it stands until then.`,
    ),
  )
  test("before setting 'hired' again, an owed reward is said to be owed as before", () =>
    expect(ahead('pending', 'disputed', 'hired')).toBe(`You owe ${AMOUNT} as before.`))
  test('before ending a hire, a held reward is said to be reversed', () =>
    expect(ahead('hired', 'held', 'rejected')).toBe(`You no longer owe ${AMOUNT} for it.`))
  test.each(['due', 'paid', 'received', 'paid-out', 'disputed'] as const)(
    'before ending a hire, a %s reward is said to be disputed',
    (state) =>
      expect(ahead('hired', state, 'rejected')).toBe(
        `${AMOUNT} was already due, so it is now disputed. An operator decides.`,
      ),
  )
  test("before ending a hire, the server's outcome decides the sentence", () => {
    const end = (state: 'held' | 'disputed', atEnd: HireReward['atEnd']) =>
      hireSentenceAhead({ status: 'hired', referrerName, reward: reward(state, DUE, atEnd) }, 'rejected', t)
    expect(end('disputed', 'reversed')).toBe(`You no longer owe ${AMOUNT} for it.`)
    expect(end('held', 'disputed')).toBe(`${AMOUNT} was already due, so it is now disputed. An operator decides.`)
  })
  test('without a bonus nothing is said of money', () =>
    expect(hireSentenceAhead({ status: 'pending', referrerName, reward: null }, 'hired', t)).toBeUndefined())
})

describe('an application says', () => {
  test('an application says what a hire would cost', () =>
    expect(bonusLine({ status: 'pending', referrerName, reward: reward(null, null) }, t)).toBe(
      `${AMOUNT}, owed 60 days after a hire that stands until then.`,
    ))
  test('an application says the state of its reward', () =>
    expect(bonusLine({ status: 'hired', referrerName, reward: reward('paid-out') }, t)).toBe(
      `${AMOUNT}: paid to recommender.`,
    ))
  test('an application says what a new hire would cost after one that ended', () =>
    expect(bonusLine({ status: 'rejected', referrerName, reward: reward('reversed') }, t)).toContain(
      'owed 60 days after',
    ))
  test('without a bonus nothing is said of money', () =>
    expect(bonusLine({ status: 'hired', referrerName, reward: null }, t)).toBeUndefined())
})
