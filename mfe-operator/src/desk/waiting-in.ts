import { OVERDUE_DAYS } from '@goodword/contract/limits'
import type { Desk } from '@goodword/contract/operators'
import { formatCount } from '@goodword/shared-ui/formats.ts'

/** A task and its link. */
interface ToDo {
  heading: string
  text: string
  to: string
  action: string
}

/** The open tasks, those about money first. */
export function waitingIn({ rewards, reports, parkedLetters, rollouts }: Desk): ToDo[] {
  const { toReceive, toPayOut, toDecide, overdue } = rewards
  const all: (ToDo & { count: number })[] = [
    {
      count: toReceive,
      heading: counted(toReceive, 'payment to confirm', 'payments to confirm'),
      text: 'The company has reported a payment. Please confirm it once it arrives.',
      to: '/operator/rewards?state=paid',
      action: 'See payments to confirm',
    },
    {
      count: toPayOut,
      heading: counted(toPayOut, 'recommender to pay', 'recommenders to pay'),
      text: 'The payment of the company has arrived.',
      to: '/operator/rewards?state=received',
      action: 'See payouts',
    },
    {
      count: toDecide,
      heading: counted(toDecide, 'dispute to decide', 'disputes to decide'),
      text: 'Payment waits for your decision.',
      to: '/operator/rewards?state=disputed',
      action: 'See disputes',
    },
    {
      count: overdue,
      heading: counted(
        overdue,
        `bonus has been due for more than ${OVERDUE_DAYS} days`,
        `bonuses have been due for more than ${OVERDUE_DAYS} days`,
      ),
      text: 'The company has not reported a payment.',
      to: '/operator/rewards?state=due',
      action: 'See due rewards',
    },
    {
      count: reports,
      heading: counted(reports, 'report to answer', 'reports to answer'),
      text: 'Somebody says that something is wrong with a posting.',
      to: '/operator/reports',
      action: 'See reports',
    },
    {
      count: parkedLetters,
      heading: counted(parkedLetters, 'undeliverable email', 'undeliverable emails'),
      text: 'They stay undelivered until you resend them.',
      to: '/operator/letters',
      action: 'See emails',
    },
    {
      count: rollouts,
      heading: counted(rollouts, 'partial release', 'partial releases'),
      text: 'Other visitors get the previous version until you release to all or roll back.',
      to: '/operator/releases',
      action: 'See releases',
    },
  ]
  return all.filter(({ count }) => count > 0).map(({ count: _, ...toDo }) => toDo)
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
