import type { StatusReason } from './status-reasons.ts'

/** Reasons by which an application ends without a rejection: candidate and recommender read them as such. */
export const CLOSED_AS = ['did-not-answer', 'no-longer-interested'] as const satisfies readonly StatusReason[]
export type ClosedAs = (typeof CLOSED_AS)[number]

/** What candidate and recommender read of a reason: undefined for one that is the company's own. */
export function closedAs(reason: StatusReason | null | undefined): ClosedAs | undefined {
  return CLOSED_AS.find((one) => one === reason)
}
