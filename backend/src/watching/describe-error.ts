import { AppError } from '../errors.ts'
import { framesOf } from './frames-of.ts'

/** A cause has a cause; a circle of them ends here. */
const DEPTH = 5

/**
 * What may be written down of an error: its type, where it was thrown, its codes, and what the database names. A message
 * is kept only where every word of it is ours; drivers, parsers and the language itself put values into theirs.
 */
export function describeError(error: unknown, depth = DEPTH): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const about = error as unknown as Record<string, unknown>
  const { cause } = error
  return {
    // `Error` says nothing, nor does the `error` that pg's errors are called.
    type: error.name.toLowerCase() === 'error' ? error.constructor.name : error.name,
    message: error instanceof AppError ? error.message : undefined,
    code: codeIn(about.code),
    // What an object store answered with.
    status: (about.$metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode,
    outcome: codeIn(about.outcome),
    service: codeIn(about.service),
    table: codeIn(about.table),
    column: codeIn(about.column),
    constraint: codeIn(about.constraint),
    // Drizzle's, with placeholders: the values are in `params`, which is left out.
    statement: typeof about.query === 'string' ? about.query.slice(0, 300) : undefined,
    frames: framesOf(error),
    cause: cause === undefined || depth === 0 ? undefined : describeError(cause, depth - 1),
  }
}

/** A code or a name of ours or a library's; what is no such word was not meant as one. */
function codeIn(value: unknown): unknown {
  return typeof value === 'string' && /^[\w .-]{1,80}$/.test(value) ? value : undefined
}
