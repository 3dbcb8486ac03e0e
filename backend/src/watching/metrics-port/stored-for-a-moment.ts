import type { Stored } from '../metrics/stored.ts'

/** Milliseconds for which an answer is used again, however many ask. */
const MOMENT = 10_000

/**
 * Reads what is stored at most every ten seconds, and never twice at once.
 * @param now milliseconds of a clock that never goes back
 * @returns what answers it, or undefined while the database does not
 */
export function storedForAMoment(read: () => Promise<Stored>, now: () => number = () => performance.now()) {
  let answer: Promise<Stored | undefined> | undefined
  let askedAt = 0
  return (): Promise<Stored | undefined> => {
    if (!answer || now() - askedAt >= MOMENT) {
      askedAt = now()
      answer = read().catch(() => undefined)
    }
    return answer
  }
}
