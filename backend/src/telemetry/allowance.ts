/** How much may be done within a second. */
export class Allowance {
  readonly #perSecond: number
  readonly #now: () => number
  #since = Number.NEGATIVE_INFINITY
  #left = 0

  /** @param now milliseconds of a clock that never goes back */
  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Takes so much of this second, also the last of it where it is less. @returns false when there is none left */
  take(amount: number): boolean {
    const now = this.#now()
    if (now - this.#since >= 1000) {
      this.#since = now
      this.#left = this.#perSecond
    }
    if (this.#left <= 0) return false
    this.#left -= amount
    return true
  }
}
