import type { StatusesInput, StatusOutcome, Untold } from '@goodword/contract/inbox'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** An application whose status is to be set, as it stands before. */
export interface Decided {
  id: string
  status: ApplicationStatus
  name: string
  jobId: string
}

/** One that changed: with what was decided before, where nobody had been told of that. */
export interface Changed extends Decided {
  before?: Untold | undefined
}

/** Why it is set, and when it is told. */
export type Why = Pick<StatusesInput, 'reason' | 'tellAt'>

/** Statuses that were set together. */
export interface Decision {
  status: ApplicationStatus
  /** Those that changed, with the status they had. */
  changed: Changed[]
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
  const changed = new Map(outcomes.flatMap((one) => (one.outcome === 'changed' ? [[one.id, one]] : [])))
  const seconds = Math.max(0, ...outcomes.map(({ newsInSeconds = 0 }) => newsInSeconds))
  return {
    status,
    changed: rows.filter(({ id }) => changed.has(id)).map((row) => ({ ...row, before: changed.get(row.id)?.before })),
    others: outcomes.filter(({ outcome }) => outcome !== 'changed'),
    leavesAt: now + seconds * 1000,
  }
}

interface Undoing {
  status: ApplicationStatus
  why: Why
  rows: Changed[]
}

/** What undoes it: for each status that some had, with the words and the time that were to go with it, those that had it. */
export function undoOf({ changed, status: set }: Decision, now: number): Undoing[] {
  const groups = Map.groupBy(changed, ({ status, before }) => JSON.stringify([status, before]))
  return [...groups.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { status, before } = first
    if (!before) return [{ status, why: {}, rows }]
    // One that is past, or was a moment away, is now; only the same status keeps another time where none is named.
    const isAhead = before.tellAt !== null && Date.parse(before.tellAt) > now
    const tellAt = isAhead ? before.tellAt : status === set ? null : undefined
    return [{ status, why: { reason: before.reason, ...(tellAt !== undefined && { tellAt }) }, rows }]
  })
}

/** What became of those that did not change, in a sentence; undefined where there are none. */
export function othersSentence({ others }: Decision, t: Texts['t']): string | undefined {
  const count = (outcome: StatusOutcome['outcome']) => others.filter((one) => one.outcome === outcome).length
  const parts = [
    [count('unchanged'), said('{count} had that status already')],
    [count('not-then'), said('{count} cannot be told then')],
    [count('withdrawn'), said('{count} withdrawn meanwhile')],
    [count('not-found'), said('{count} not there any more')],
  ] as const
  const words = parts.filter(([number]) => number > 0).map(([number, what]) => t(what, { count: number }))
  return words.length > 0 ? t('Not changed: {parts}.', { parts: words.join(', ') }) : undefined
}
