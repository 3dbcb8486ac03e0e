import { OVERDUE_DAYS } from '@goodword/contract/limits'
import type { Desk } from '@goodword/contract/operators'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** A task and its link. */
interface ToDo {
  heading: string
  text: string
  to: string
  action: string
}

/** The open tasks, those about money first. */
export function waitingIn({ rewards, reports, parkedLetters, rollouts }: Desk, { t, tn }: Texts): ToDo[] {
  const { toReceive, toPayOut, toDecide, overdue } = rewards
  const all: (ToDo & { count: number })[] = [
    {
      count: toReceive,
      heading: tn(toReceive, '{count} payment to confirm', '{count} payments to confirm', {
        count: formatCount(toReceive),
      }),
      text: t('The company has reported a payment. Please confirm it once it arrives.'),
      to: '/operator/rewards?state=paid',
      action: t('See payments to confirm'),
    },
    {
      count: toPayOut,
      heading: tn(toPayOut, '{count} recommender to pay', '{count} recommenders to pay', {
        count: formatCount(toPayOut),
      }),
      text: t('The payment of the company has arrived.'),
      to: '/operator/rewards?state=received',
      action: t('See payouts'),
    },
    {
      count: toDecide,
      heading: tn(toDecide, '{count} dispute to decide', '{count} disputes to decide', {
        count: formatCount(toDecide),
      }),
      text: t('Payment waits for your decision.'),
      to: '/operator/rewards?state=disputed',
      action: t('See disputes'),
    },
    {
      count: overdue,
      heading: tn(
        overdue,
        '{count} bonus has been due for more than {days} days',
        '{count} bonuses have been due for more than {days} days',
        { count: formatCount(overdue), days: OVERDUE_DAYS },
      ),
      text: t('The company has not reported a payment.'),
      to: '/operator/rewards?state=due',
      action: t('See due rewards'),
    },
    {
      count: reports,
      heading: tn(reports, '{count} report to answer', '{count} reports to answer', { count: formatCount(reports) }),
      text: t('Somebody says that something is wrong with a posting.'),
      to: '/operator/reports',
      action: t('See reports'),
    },
    {
      count: parkedLetters,
      heading: tn(parkedLetters, '{count} undeliverable email', '{count} undeliverable emails', {
        count: formatCount(parkedLetters),
      }),
      text: t('They stay undelivered until you resend them.'),
      to: '/operator/letters',
      action: t('See emails'),
    },
    {
      count: rollouts,
      heading: tn(rollouts, '{count} partial release', '{count} partial releases', { count: formatCount(rollouts) }),
      text: t('Other visitors get the previous version until you release to all or roll back.'),
      to: '/operator/releases',
      action: t('See releases'),
    },
  ]
  return all.filter(({ count }) => count > 0).map(({ count: _, ...toDo }) => toDo)
}
