import { OVERDUE_DAYS } from '@goodword/contract/limits'
import type { Desk } from '@goodword/contract/operators'
import { formatCount } from '@goodword/shared-ui/formats.ts'

/** Something to do, and the way to it. */
interface ToDo {
  heading: string
  text: string
  to: string
  action: string
}

/** What there is to do, the money of others first. */
export function waitingIn({ rewards, parkedLetters, rollouts }: Desk): ToDo[] {
  const { toReceive, toPayOut, toDecide, overdue } = rewards
  const all: (ToDo & { count: number })[] = [
    {
      count: toReceive,
      heading: counted(toReceive, 'payment is said to be on its way', 'payments are said to be on their way'),
      text: 'The company says that it has paid. Please confirm what has come in.',
      to: '/operator/rewards?state=paid',
      action: 'See what is to be received',
    },
    {
      count: toPayOut,
      heading: counted(toPayOut, 'recommender is to be paid', 'recommenders are to be paid'),
      text: 'The money of the company has come in.',
      to: '/operator/rewards?state=received',
      action: 'See what is to be paid out',
    },
    {
      count: toDecide,
      heading: counted(toDecide, 'dispute is to be decided', 'disputes are to be decided'),
      text: 'Nothing is paid until then.',
      to: '/operator/rewards?state=disputed',
      action: 'See the disputes',
    },
    {
      count: overdue,
      heading: counted(
        overdue,
        `bonus is due for more than ${OVERDUE_DAYS} days`,
        `bonuses are due for more than ${OVERDUE_DAYS} days`,
      ),
      text: 'The company has not said that it has paid.',
      to: '/operator/rewards?state=due',
      action: 'See what is due',
    },
    {
      count: parkedLetters,
      heading: counted(parkedLetters, 'letter was given up', 'letters were given up'),
      text: 'Nobody gets them unless they are sent again.',
      to: '/operator/letters',
      action: 'See the letters',
    },
    {
      count: rollouts,
      heading: counted(rollouts, 'release goes to a part of the visitors', 'releases go to a part of the visitors'),
      text: 'The others get the one before, until it is released to all or rolled back.',
      to: '/operator/releases',
      action: 'See the releases',
    },
  ]
  return all.filter(({ count }) => count > 0).map(({ count: _, ...toDo }) => toDo)
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
