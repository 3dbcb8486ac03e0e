import type { Explanation, FactKind, StatementRow } from '@goodword/contract/statement'
import { REWARD_STATES } from '@goodword/contract/statement'

/** Each fact happens on a day of its own: 'promised' on Mar 1, 2026, at noon. */
const FIRST = Date.UTC(2026, 2, 1, 12)
const DAY = 24 * 60 * 60 * 1000

const TRANSFERS: Partial<Record<FactKind, [amount: number, from: Explanation['from'], to: Explanation['to']][]>> = {
  promised: [
    [225_000, 'company-held', 'recommender-held'],
    [75_000, 'company-held', 'goodword-held'],
  ],
  due: [[300_000, 'company-due', 'company-held']],
  paid: [[300_000, 'settlement', 'company-due']],
  reversed: [[225_000, 'recommender-held', 'company-held']],
}

/**
 * A row of a statement for tests, as the server answers it: $3,000 for the hire of Cara Diaz.
 * @param facts what happened since the promise
 * @param fields instead of those that follow from it
 */
export function aRow(facts: readonly FactKind[] = [], fields: Partial<StatementRow> = {}): StatementRow {
  const all: FactKind[] = ['promised', ...facts]
  const state = REWARD_STATES.findLast((each) => all.some((fact) => fact === each)) ?? 'held'
  const isDisputed = all.lastIndexOf('disputed') > Math.max(all.lastIndexOf('resolved'), all.lastIndexOf('reversed'))
  return {
    id: 'w1',
    at: new Date(FIRST).toISOString(),
    kind: 'reward',
    job: 'Baker',
    company: 'Crumb',
    candidate: 'Cara Diaz',
    gross: 300_000,
    share: 75_000,
    amount: 225_000,
    state: isDisputed ? 'disputed' : state,
    dueAt: '2026-04-30T12:00:00.000Z',
    mayDispute: !isDisputed && state !== 'reversed',
    explains: [
      { kind: 'terms', at: '2026-02-01T12:00:00.000Z', text: 'Crumb pays for a Baker.', hash: 'abc123' },
      { kind: 'hire', at: new Date(FIRST).toISOString(), text: 'The company set the status to hired.' },
      ...all.flatMap(explanationsOf),
    ],
    ...fields,
  }
}

function explanationsOf(fact: FactKind, day: number): Explanation[] {
  const at = new Date(FIRST + day * DAY).toISOString()
  return [
    { kind: 'fact', fact, at, text: `It is ${fact}.` },
    ...(TRANSFERS[fact] ?? []).map(([amount, from, to], index): Explanation => {
      const id = `${fact}-${index}`
      const reverses = fact === 'reversed' ? { reverses: `promised-${index}` } : {}
      return {
        kind: 'transfer',
        fact,
        at,
        text: `$${amount / 100} from ${from} to ${to}`,
        id,
        amount,
        from,
        to,
        ...reverses,
      }
    }),
  ]
}
