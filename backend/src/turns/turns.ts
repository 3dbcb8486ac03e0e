/** A few at once, in the order of asking; who waits is bounded in number. */
export class Turns {
  readonly #waitingMax: number
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }) {
    this.#free = atOnce
    this.#waitingMax = waitingMax
  }

  /**
   * Does the work when it is its turn.
   * @returns undefined when too many wait already: the work is not done then
   */
  async take<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#free === 0 && this.#waiting.length >= this.#waitingMax) return undefined
    if (this.#free === 0) await new Promise<void>((enter) => this.#waiting.push(enter))
    else this.#free -= 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
