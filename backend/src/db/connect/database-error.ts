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

/** The DatabaseError that was thrown, through drizzle's wrapping. */
export function databaseErrorIn(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof Error && error.cause instanceof DatabaseError ? error.cause : undefined
}

/** The code of an error, through drizzle's wrapping. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/** What the server said, through drizzle's wrapping. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return error.cause instanceof Error ? messageOf(error.cause) : error.message
}

/** Whether the server has ended the connection with the statement: it shuts down, or was told to. */
export function hasEndedConnection(error: unknown): boolean {
  return codeOf(error) === '57P01'
}

/** Whether the server takes no writes: it is not the primary any more, and has changed nothing. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006'
}

/** Whether a prepared statement was planned before its columns' types changed: it is refused on this connection from now on. */
export function isOutdated(error: unknown): boolean {
  return codeOf(error) === '0A000' && /cached plan/.test(messageOf(error))
}

/** A conflict with another transaction, or a deadlock with it: the server has taken everything back. */
const UNDONE = ['40001', '40P01']

/** Whether nothing has taken effect, and beginning again may well succeed. */
export function isUndone(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === 'connection' && error.outcome === 'not_executed'
  return UNDONE.includes(codeOf(error) ?? '')
}
