import type { AccountKind, FactKind, RewardState } from '@goodword/contract/statement'

/** What is moved: all that the company pays, the recommender's part of it, or ours. */
type Part = 'gross' | 'recommender' | 'goodword'
/** From where, to where, how much. */
type Move = readonly [from: AccountKind, to: AccountKind, part: Part]

/** The facts that move money, but for a reversal, whose moves depend on where the money is. */
const MOVES: Partial<Record<FactKind, readonly Move[]>> = {
  promised: [
    ['company-held', 'recommender-held', 'recommender'],
    ['company-held', 'goodword-held', 'goodword'],
  ],
  due: [
    ['company-due', 'company-held', 'gross'],
    ['recommender-held', 'recommender-due', 'recommender'],
    ['goodword-held', 'goodword-due', 'goodword'],
  ],
  // What the company says is on its way until an operator has seen it.
  paid: [['settlement', 'company-due', 'gross']],
  received: [
    ['company-paid', 'settlement', 'gross'],
    ['goodword-due', 'goodword-paid', 'goodword'],
  ],
  'paid-out': [['recommender-due', 'recommender-paid', 'recommender']],
}

/** In which accounts a reward is while it stands so; what was paid out or reversed cannot be taken back. */
const ACCOUNTS: Partial<Record<RewardState, readonly [company: AccountKind, own: AccountKind, ours: AccountKind]>> = {
  held: ['company-held', 'recommender-held', 'goodword-held'],
  due: ['company-due', 'recommender-due', 'goodword-due'],
  paid: ['settlement', 'recommender-due', 'goodword-due'],
  received: ['company-paid', 'recommender-due', 'goodword-paid'],
}

/**
 * How a fact moves the money of a reward (docs/decisions/0031-ledger.md).
 * @param state of the reward before it
 * @throws Error for a fact that moves none, and the reversal of what cannot be taken back: mistakes of the caller
 */
export function movesOf(kind: FactKind, state: RewardState): readonly Move[] {
  const moves = kind === 'reversed' ? reversal(state) : MOVES[kind]
  if (!moves) throw new Error(`${kind} moves no money of what is ${state}.`)
  return moves
}

function reversal(state: RewardState): readonly Move[] | undefined {
  const [company, recommender, goodword] = ACCOUNTS[state] ?? []
  if (!company || !recommender || !goodword) return undefined
  return [
    [recommender, company, 'recommender'],
    [goodword, company, 'goodword'],
  ]
}
