import { ReasonInput } from '@goodword/contract/decision-input'
import type { StatusReason } from '@goodword/contract/status-reasons'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { momentAt, tellAtFault } from '@goodword/contract/tell-at'
import { said } from '@goodword/languages/texts'

/** What was chosen and typed beside a status; an empty kind is no reason. */
export interface TypedReason {
  kind: StatusReason | ''
  text: string
  /** To the candidate, with a rejection alone. */
  toCandidate: string
  recommenderSees: boolean
  /** When it is told, by the reader's clock; undefined in a moment, empty where a time is yet to be chosen. */
  tellAt: string | undefined
}
export const NO_REASON: TypedReason = { kind: '', text: '', toCandidate: '', recommenderSees: false, tellAt: undefined }

/** As it is sent with a status. */
export function sentDecision(
  { kind, text, toCandidate, recommenderSees, tellAt }: TypedReason,
  status: ApplicationStatus,
) {
  const words = status === 'rejected' && toCandidate.trim() ? { toCandidate, recommenderSees } : undefined
  const own = kind ? { kind, text } : undefined
  const at = tellAt === undefined ? undefined : momentAt(tellAt)
  return { ...((own || words) && { reason: { ...own, ...words } }), ...(at && { tellAt: at.toISOString() }) }
}

/** What is wrong with a time, in a sentence; undefined where nothing is. */
export function timeFault(tellAt: string | undefined, now = Date.now()): string | undefined {
  if (tellAt === undefined) return undefined
  if (tellAt === '') return said('Please choose a day and a time.')
  const at = momentAt(tellAt)
  return at ? tellAtFault(at, now) : said('That time does not exist: the clock skips it. Please choose another one.')
}

/** What is wrong with the sentence to the candidate; undefined where nothing is. */
export function wordsFault({ toCandidate }: TypedReason): string | undefined {
  if (!toCandidate.trim()) return undefined
  return ReasonInput.safeParse({ toCandidate }).error?.issues[0]?.message
}

/** Whether it can be sent. */
export function isComplete(typed: TypedReason, status: ApplicationStatus): boolean {
  return timeFault(typed.tellAt) === undefined && (status !== 'rejected' || wordsFault(typed) === undefined)
}
