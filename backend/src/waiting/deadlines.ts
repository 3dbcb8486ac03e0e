const TICK = 25
/** Milliseconds between two ticks that count at most: more means that this process stood still. */
const COUNTED_AT_MOST = 5 * TICK

interface Limited {
  /** When its time is over, by this clock, as things stand now. */
  due(): number
  /** Called from then on at every tick, until it is deleted. */
  expire(): void
}

/**
 * Ends what takes too long. One timer for all, by a clock that stands still while this process does (it loads a module,
 * the machine has no time for it): what the server answered meanwhile is read before anything is given up.
 */
export class Deadlines {
  #counted = 0
  #tickedAt = 0
  #timer: ReturnType<typeof setInterval> | undefined
  readonly #limited = new Set<Limited>()

  /** Milliseconds. Goes on only while something is limited. */
  get now(): number {
    return this.#counted + (this.#timer ? Math.min(performance.now() - this.#tickedAt, COUNTED_AT_MOST) : 0)
  }

  add(limited: Limited): void {
    this.#limited.add(limited)
    if (this.#timer) return
    this.#tickedAt = performance.now()
    this.#timer = setInterval(() => this.#tick(), TICK)
  }

  delete(limited: Limited): void {
    this.#limited.delete(limited)
  }

  #tick(): void {
    const { now } = this
    this.#counted = now
    this.#tickedAt = performance.now()
    for (const limited of this.#limited) if (limited.due() <= now) limited.expire()
    if (this.#limited.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
