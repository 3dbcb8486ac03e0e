/**
 * `busy`: no connection became free in time. `deadline`: the server did not answer in time. `connection`: the link broke.
 * `closed`: we are shutting down.
 */
type Reason = 'busy' | 'deadline' | 'connection' | 'closed'
/** `not_executed`: safe to try again. `unknown`: the statement may have taken effect. */
export type Outcome = 'not_executed' | 'unknown'

/** The database could not be asked. Mistakes inside a query stay what the driver throws. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: Reason
  readonly outcome: Outcome
  constructor(code: Reason, outcome: Outcome, cause?: unknown) {
    super(`The database could not be asked: ${code}`, { cause })
    this.code = code
    this.outcome = outcome
  }
}

/** Codes of a connection that never came to be: nothing was sent over it. */
const NEVER_SENT = ['ECONNREFUSED', 'CONNECT_TIMEOUT', 'ENOTFOUND', '57P03', '53300']
const LOST = new Set([
  ...NEVER_SENT,
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  // Idle in a transaction for too long: the server ends the connection.
  '25P03',
])
/** Ended by a time limit of the server, by a deadlock, or by a conflict with another transaction: nothing has taken effect. */
const UNDONE = ['57014', '40001', '40P01']

/** The code of an error, looking through drizzle's wrapping. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/** Whether the error means that a connection is gone, rather than that a query is wrong. */
export function isLost(error: unknown): boolean {
  return isLostCode(codeOf(error) ?? '')
}

export function isLostCode(code: string): boolean {
  return LOST.has(code)
}

export function isUndone(error: unknown): boolean {
  return UNDONE.includes(codeOf(error) ?? '')
}

export function neverSent(error: unknown): boolean {
  return NEVER_SENT.includes(codeOf(error) ?? '')
}
