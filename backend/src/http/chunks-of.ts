import { Deadlines } from '../waiting/deadlines.ts'
import { BodyTooLarge, BodyTooSlow } from './http-errors.ts'

/** How slowly a body may arrive. */
export interface Pace {
  /** Milliseconds for all of it. */
  patience: number
  /** Bytes that come within each so many milliseconds at least: a connection that is barely there sends more. */
  least: number
  window: number
}

const BARELY = { least: 15_000, window: 15_000 }
/** For what somebody typed. */
export const OF_WORDS: Pace = { patience: 10_000, ...BARELY }
/** For files, from a slow line, too. */
export const OF_FILES: Pace = { patience: 300_000, ...BARELY }

const deadlines = new Deadlines()

/**
 * A request's body as it arrives.
 * @param max bytes
 * @throws BodyTooLarge for more than that, BodyTooSlow
 */
export async function* chunksOf(request: Request, max: number, { patience, least, window }: Pace) {
  if (Number(request.headers.get('content-length')) > max) throw new BodyTooLarge()
  const reader = request.body?.getReader()
  if (!reader) return
  const { promise: late, reject } = Promise.withResolvers<never>()
  const end = deadlines.now + patience
  let size = 0
  let before = 0
  let next = deadlines.now + window
  const limit = {
    due: () => Math.min(end, next),
    expire() {
      if (deadlines.now >= end || size - before < least) return reject(new BodyTooSlow())
      before = size
      next += window
    },
  }
  deadlines.add(limit)
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read(), late])
      if (done) return
      size += value.byteLength
      if (size > max) throw new BodyTooLarge()
      yield value
    }
  } finally {
    deadlines.delete(limit)
    // Cancels what is left; a body that was read to its end has nothing to cancel.
    reader.cancel().catch(() => {})
  }
}
