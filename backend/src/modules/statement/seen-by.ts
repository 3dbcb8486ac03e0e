import type { History } from './history-of.ts'
import type { Party } from './party-of.ts'

/** Payments whose reference a party may know: theirs, or all. */
const REFERENCES: Record<Party, readonly string[]> = {
  recommender: ['paid-out'],
  company: ['paid', 'received'],
  operator: ['paid', 'received', 'paid-out'],
}

/** What a party may know of a history: without the references of payments that are none of theirs. */
export function seenBy(party: Party, { facts, transfers }: History): History {
  const isTheirs = REFERENCES[party]
  return {
    transfers,
    facts: facts.map((fact) => (isTheirs.includes(fact.kind) ? fact : { ...fact, reference: null })),
  }
}
