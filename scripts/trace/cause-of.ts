import { errorName } from './error-lines.ts'
import type { LogLine } from './log-line.ts'

const WARNING = 40

/**
 * What a line says went wrong, in a few words: the service or the rule, and what the database, the mail server or the browser
 * said. Undefined where nothing went wrong.
 */
export function causeOf(line: LogLine): string | undefined {
  const isRefusal = line.msg === 'request refused'
  if (line.level < WARNING && !isRefusal) return undefined
  const { service, remote, reason, err, detail, message } = line
  const words = [
    service,
    remote,
    // A failure's own name is in its error.
    line.msg === 'request failed' ? undefined : reason,
    err && errorName(err),
    isRefusal ? detail : undefined,
    message,
  ].filter((word) => typeof word === 'string' && word !== '')
  return [...new Set(words)].join(': ') || line.msg
}
