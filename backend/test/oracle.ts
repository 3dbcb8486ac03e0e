import type { RewardState } from '@goodword/contract/statement'

/** What happens to an application and its reward, in the order of a test's choosing. */
export const FACTS = [
  'hire',
  'unhire',
  'due',
  'paid',
  'received',
  'paid-out',
  'dispute',
  'stands',
  'reverse',
  'delete job',
  'erase',
] as const
export type Fact = (typeof FACTS)[number]
/** 'due' is two: the days of the guarantee pass, then a sweep looks. Something else may happen between them. */
export type Step = Fact | 'pass'

/** Where an application and its last reward stand. */
export interface Life {
  isHired: boolean
  /** Nobody sets its status any more. */
  isOver: boolean
  state?: RewardState
  /** Whether it is disputed, by the end of the hire alone or in words. */
  dispute?: 'status' | 'words' | undefined
  /** Whether the days of the guarantee have passed, and no sweep has looked since. */
  hasPassed?: boolean
  /** Whether an operator has decided about the last reward. */
  isDecided?: boolean
  /** Whether a reversal of this hire was disputed. */
  isContested?: boolean
  /** Rewards that were reversed. */
  reversed: number
}

const STEPS = { paid: 'due', received: 'paid' } as const

/** The rules of docs/rules.md#money once more, to hold the ledger against: what a fact makes of a life. */
export function afterFact(life: Life, fact: Step): Life {
  const { isHired, isOver, state, dispute, reversed } = life
  const isLive = state !== undefined && state !== 'reversed'
  switch (fact) {
    case 'hire':
      if (isHired || isOver) return life
      if (isLive) return { ...life, isHired: true, dispute: dispute === 'status' ? undefined : dispute }
      return { ...life, isHired: true, state: 'held', hasPassed: false, dispute: undefined, isDecided: false }
    case 'unhire':
      if (!isHired || isOver) return life
      if (state === 'held' && !life.hasPassed && !dispute && !life.isDecided && !life.isContested)
        return { ...life, isHired: false, state: 'reversed', reversed: reversed + 1 }
      return { ...life, isHired: false, dispute: isLive ? (dispute ?? 'status') : dispute }
    case 'pass':
      return { ...life, hasPassed: true }
    case 'due':
      return { ...life, hasPassed: false, ...(state === 'held' && !dispute && { state: 'due' }) }
    case 'paid':
    case 'received':
      return state === STEPS[fact] ? { ...life, state: fact } : life
    case 'paid-out':
      return state === 'received' && !dispute ? { ...life, state: fact } : life
    case 'dispute':
      if (!state || (life.isDecided && !dispute)) return life
      return { ...life, dispute: 'words', isContested: life.isContested || state === 'reversed' }
    case 'stands':
      if (!dispute) return life
      // Promised anew, as a reward that nobody has decided about yet.
      if (state === 'reversed') return { ...life, state: 'held', dispute: undefined, isDecided: false }
      return { ...life, dispute: undefined, isDecided: true }
    case 'reverse':
      if (!dispute || state === 'paid-out') return life
      if (state === 'reversed') return { ...life, dispute: undefined, isDecided: true }
      return { ...life, state: 'reversed', dispute: undefined, isDecided: true, reversed: reversed + 1 }
    default:
      return { ...life, isOver: true }
  }
}
