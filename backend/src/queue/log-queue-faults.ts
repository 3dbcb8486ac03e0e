import type { Logger } from '../watching/log.ts'

/** Milliseconds without a fault of one kind after which it counts as a new one. */
const QUIET = 30_000
/** How the queue's driver and its server say that a connection is gone, or never came to be. */
const LOST_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', '57P01', '57P02', '57P03', '53300']
/** The same without a code. */
const LOST = /^(connection terminated|query read timeout|timeout e)/i

/**
 * Writes down what the queue complains of. While its database is away each of its loops complains by itself, several
 * times a second: one line tells of an outage, and the next is written when the same fault comes back after a pause.
 * @param now milliseconds of a clock that never goes back
 * @returns what to do with each fault; the queue itself makes a lost connection again
 */
export function logQueueFaults(log: Logger, now: () => number = () => performance.now()) {
  const lastSeen = new Map<string, number>()
  return (fault: unknown): void => {
    // The queue hands on some errors as plain copies, which have lost their class.
    const { code, message, name, queue } = Object(fault) as Partial<Record<string, unknown>>
    const isAway = LOST_CODES.includes(String(code)) || LOST.test(String(message))
    const reason = String(code ?? (isAway ? 'no answer' : name))
    const kind = isAway ? 'away' : reason
    const since = now() - (lastSeen.get(kind) ?? Number.NEGATIVE_INFINITY)
    lastSeen.set(kind, now())
    if (since < QUIET) return
    // Only the code: the driver's messages carry values.
    if (isAway) log.warn({ reason }, 'the queue lost its database; retrying')
    else log.warn({ reason, queue }, 'queue error')
  }
}
