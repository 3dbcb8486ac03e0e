import type { StatusOutcome } from '@goodword/contract/inbox'
import type { ApplicationStatus } from '@goodword/contract/statuses'

/** An application whose status is to be set, as it stands before. */
export interface Decided {
  id: string
  status: ApplicationStatus
  name: string
  jobId: string
}

/** Statuses that were set together. */
export interface Decision {
  status: ApplicationStatus
  /** Those that changed, with the status they had. */
  changed: Decided[]
  /** What became of the others. */
  others: StatusOutcome[]
  /** Moment at which the emails leave, in milliseconds; until then it can be undone. */
  leavesAt: number
  /** When it is told, where a time was chosen. */
  tellAt?: string | undefined
}

/** What became of each, as one decision. */
export function decisionOf(
  rows: readonly Decided[],
  status: ApplicationStatus,
  outcomes: readonly StatusOutcome[],
  now: number,
): Decision {
  const isChanged = new Set(outcomes.flatMap(({ id, outcome }) => (outcome === 'changed' ? [id] : [])))
  const seconds = Math.max(0, ...outcomes.map(({ newsInSeconds = 0 }) => newsInSeconds))
  return {
    status,
    changed: rows.filter(({ id }) => isChanged.has(id)),
    others: outcomes.filter(({ outcome }) => outcome !== 'changed'),
    leavesAt: now + seconds * 1000,
  }
}

/** What undoes it: for each status that some had, their ids. */
export function undoOf({ changed }: Decision): [status: ApplicationStatus, rows: Decided[]][] {
  return [...Map.groupBy(changed, ({ status }) => status)]
}

/** What became of those that did not change, in a sentence; undefined where there are none. */
export function othersSentence({ others }: Decision): string | undefined {
  const count = (outcome: StatusOutcome['outcome']) => others.filter((one) => one.outcome === outcome).length
  const parts = [
    [count('unchanged'), 'had that status already'],
    [count('withdrawn'), 'withdrawn meanwhile'],
    [count('not-found'), 'not there any more'],
  ] as const
  const words = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`)
  return words.length > 0 ? `Not changed: ${words.join(', ')}.` : undefined
}
