import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { waitingIn } from './waiting-in.ts'

const none = { toReceive: 0, toPayOut: 0, toDecide: 0, overdue: 0 }
const suppressions = { forEver: 5, forNow: 5 }

test('tasks have a heading, an explanation and a link, money first', () => {
  const rewards = { toReceive: 1200, toPayOut: 2, toDecide: 1, overdue: 3 }
  const said = waitingIn({ rewards, suppressions, reports: 2, parkedLetters: 4, rollouts: 1 }, textsIn('en'))
  expect(said.map(({ heading, text, to, action }) => [heading, text, to, action])).toEqual([
    [
      '1,200 payments to confirm',
      'The company has reported a payment. Please confirm it once it arrives.',
      '/operator/rewards?state=paid',
      'See payments to confirm',
    ],
    [
      '2 recommenders to pay',
      'The payment of the company has arrived.',
      '/operator/rewards?state=received',
      'See payouts',
    ],
    ['1 dispute to decide', 'Payment waits for your decision.', '/operator/rewards?state=disputed', 'See disputes'],
    [
      '3 bonuses have been due for more than 14 days',
      'The company has not reported a payment.',
      '/operator/rewards?state=due',
      'See due rewards',
    ],
    [
      '2 reports to answer',
      'Somebody says that something is wrong with a posting.',
      '/operator/reports',
      'See reports',
    ],
    ['4 undeliverable emails', 'They stay undelivered until you resend them.', '/operator/letters', 'See emails'],
    [
      '1 partial release',
      'Other visitors get the previous version until you release to all or roll back.',
      '/operator/releases',
      'See releases',
    ],
  ])
})

test('kinds without tasks are omitted', () =>
  expect(waitingIn({ rewards: none, suppressions, reports: 0, parkedLetters: 0, rollouts: 0 }, textsIn('en'))).toEqual(
    [],
  ))
