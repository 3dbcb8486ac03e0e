import pino from 'pino'
import type { Env } from './env.ts'

export type Logger = pino.Logger

/** Structured lines on stdout. They carry ids, codes and times: never an address, a name, a text or a token (ASVS 16.2.5). */
export function createLogger({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>, to?: pino.DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return to ? pino(options, to) : pino(options)
}

/**
 * What may be written down of an error. Database drivers put parameters and row values into messages and details,
 * so of those only the codes are kept; the stack of any other error is ours.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint_name, table_name, outcome } = error as unknown as Record<string, unknown>
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  if (code !== undefined) return { type: error.name, code, constraint_name, table_name, outcome, cause }
  if (cause) return { type: error.name, cause }
  return { type: error.name, message: error.message, stack: error.stack }
}
