import pino from 'pino'
import { currentRequestId } from './current-request-id.ts'
import { describeError } from './describe-error.ts'
import { REPLICA } from './replica.ts'

export type Logger = pino.Logger

/**
 * Structured lines on stdout, each with the process that wrote it and, where there is one, the request it is about.
 * They carry ids, codes and times: never an address, a name, a text or a token (ASVS 16.2.5).
 */
export function createLogger({ LOG_LEVEL }: { LOG_LEVEL: pino.LevelWithSilent }, to?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: LOG_LEVEL,
    base: { replica: REPLICA },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: currentRequestId() ?? undefined }),
    serializers: { err: describeError },
  }
  return to ? pino(options, to) : pino(options)
}
