import { expect, test } from 'bun:test'
import { waitingIn } from './waiting-in.ts'

const none = { toReceive: 0, toPayOut: 0, toDecide: 0, overdue: 0 }
const suppressions = { forEver: 5, forNow: 5 }

test('what waits is said with what it means and the way to it, the money of others first', () => {
  const rewards = { toReceive: 1200, toPayOut: 2, toDecide: 1, overdue: 3 }
  const said = waitingIn({ rewards, suppressions, parkedLetters: 4, rollouts: 1 })
  expect(said.map(({ heading, text, to, action }) => [heading, text, to, action])).toEqual([
    [
      '1,200 payments are said to be on their way',
      'The company says that it has paid. Please confirm what has come in.',
      '/operator/rewards?state=paid',
      'See what is to be received',
    ],
    [
      '2 recommenders are to be paid',
      'The money of the company has come in.',
      '/operator/rewards?state=received',
      'See what is to be paid out',
    ],
    [
      '1 dispute is to be decided',
      'Nothing is paid until then.',
      '/operator/rewards?state=disputed',
      'See the disputes',
    ],
    [
      '3 bonuses are due for more than 14 days',
      'The company has not said that it has paid.',
      '/operator/rewards?state=due',
      'See what is due',
    ],
    ['4 letters were given up', 'Nobody gets them unless they are sent again.', '/operator/letters', 'See the letters'],
    [
      '1 release goes to a part of the visitors',
      'The others get the one before, until it is released to all or rolled back.',
      '/operator/releases',
      'See the releases',
    ],
  ])
})

test('what does not wait is not there', () =>
  expect(waitingIn({ rewards: none, suppressions, parkedLetters: 0, rollouts: 0 })).toEqual([]))
