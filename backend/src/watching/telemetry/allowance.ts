/** How much may be done in a second on the average. What is not used is kept for later, up to a burst. */
export class Allowance {
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number
  #since: number
  #left: number

  /**
   * @param burst how much may be done at once after a rest
   * @param now milliseconds of a clock that never goes back
   */
  constructor(perSecond: number, burst: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#now = now
    this.#since = now()
    this.#left = burst
  }

  /** Takes so much, also the last of it where it is less. @returns false when there is none left */
  take(amount: number): boolean {
    const now = this.#now()
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#since) / 1000) * this.#perSecond)
    this.#since = now
    // Less than one is only what the next one waits for.
    if (this.#left < 1) return false
    this.#left = Math.max(0, this.#left - amount)
    return true
  }
}
