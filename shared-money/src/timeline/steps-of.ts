import { REWARD_STATES, type RewardState, type StatementRow } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import { formatDeadline, formatMoment } from '@goodword/shared-ui/formats.ts'
import { FACT_LABELS } from '../states/state-labels.ts'

/** One step of a reward's way: made, made and against it, or still ahead. */
export interface Step {
  kind: 'made' | 'against' | 'ahead'
  label: string
  /** When; of a step ahead only where it is known. */
  when: string | undefined
  /** The server's own words; of a step ahead, ours. */
  text: string
}

/** What comes after each, where nothing comes between. */
const AHEAD: Partial<Record<RewardState, string>> = {
  due: said('If the hire stands until then.'),
  paid: said('The company pays.'),
  received: said('An operator confirms that the money has arrived.'),
  'paid-out': said('Goodword pays the recommender.'),
}
const AGAINST = ['disputed', 'reversed']

/**
 * The way of a reward, in the order of time: what happened, from `explains`, and what is still ahead. Nothing is ahead of what was
 * reversed; of what is disputed only the decision (docs/rules.md#a-dispute-is-decided-by-an-operator).
 */
export function stepsOf({ state, dueAt, explains }: Pick<StatementRow, 'state' | 'dueAt' | 'explains'>): Step[] {
  const made = explains.flatMap(({ kind, fact, at, text }): Step[] =>
    kind === 'fact' && fact
      ? [{ kind: AGAINST.includes(fact) ? 'against' : 'made', label: FACT_LABELS[fact], when: formatMoment(at), text }]
      : [],
  )
  return [...made, ...stepsAhead(state, dueAt)]
}

function stepsAhead(state: StatementRow['state'], dueAt: string): Step[] {
  if (state === 'disputed')
    return [
      { kind: 'ahead', label: said('Decision'), when: undefined, text: said('The reward stands or is reversed.') },
    ]
  return REWARD_STATES.slice(REWARD_STATES.indexOf(state) + 1).flatMap((next): Step[] => {
    const text = AHEAD[next]
    const when = next === 'due' ? formatDeadline(dueAt) : undefined
    return text ? [{ kind: 'ahead', label: FACT_LABELS[asFact(next)], when, text }] : []
  })
}

/** Held is by the promise; all else is named after what made it so. */
function asFact(state: RewardState) {
  return state === 'held' ? 'promised' : state
}
