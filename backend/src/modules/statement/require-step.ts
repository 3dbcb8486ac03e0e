import { REWARD_STATES } from '@goodword/contract/statement'
import { Conflict } from '../../errors.ts'
import type { Reward } from '../../money/ledger/post-fact.ts'

/** A payment is made in three steps by two people, each after the one before. */
const STEPS = {
  paid: {
    after: 'due',
    early: 'This is not due yet: nothing is to be paid before.',
    late: 'It was said before that this is paid.',
  },
  received: {
    after: 'paid',
    early: 'The company has not said yet that it has paid.',
    late: 'It was said before that this was received.',
  },
  'paid-out': {
    after: 'received',
    early: 'The payment of the company has not been received yet.',
    late: 'It was said before that this was paid out.',
  },
} as const

/** @throws Conflict with the reason when the reward does not stand where this step begins */
export function requireStep({ state, isDisputed }: Reward, step: keyof typeof STEPS): void {
  const { after, early, late } = STEPS[step]
  if (state === 'reversed') throw new Conflict('This was reversed: nothing is owed any more.')
  if (REWARD_STATES.indexOf(state) > REWARD_STATES.indexOf(after)) throw new Conflict(late)
  // What the company pays may arrive meanwhile; nothing goes out.
  if (isDisputed && step === 'paid-out') throw new Conflict('This is disputed: an operator decides first.')
  if (state !== after) throw new Conflict(early)
}
