import { expect, test } from 'bun:test'
import { DisputeWord, listRewards } from '../src/operator-rewards.ts'

const read = (asked: unknown) => listRewards.query.safeParse(asked)

test('rewards are listed by state, oldest or newest first, in pages', () => {
  expect(read({}).data).toEqual({})
  for (const state of ['held', 'due', 'paid', 'received', 'paid-out', 'reversed', 'disputed'])
    for (const order of ['oldest', 'newest'])
      expect(read({ state, order, limit: '20', cursor: 'x' }).data).toEqual({
        state,
        order,
        limit: 20,
        cursor: 'x',
      } as never)
})

test.each([
  [{ state: 'lost' }, 'Please choose one of the states.'],
  [{ order: 'any' }, 'Please ask for the oldest or the newest first.'],
  [{ limit: '101' }, 'Please ask for 1 to 100 rewards at a time.'],
])('the reward query %j is refused: %s', (asked, message) =>
  expect(read(asked).error?.issues[0]?.message).toBe(message),
)

test.each(['recommender', 'company', 'operator', null])('a dispute message has an author: %s', (by) => {
  for (const kind of ['disputed', 'resolved'])
    expect(DisputeWord.safeParse({ at: '2026-04-01T12:00:00.000Z', kind, by, reason: null }).success).toBe(true)
})
