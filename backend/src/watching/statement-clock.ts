/** Counts a request's statements, and the time in which it waited for the database: for a connection or for an answer. */
export class StatementClock {
  count = 0
  #running = 0
  #since = 0
  #spent = 0

  begin(): void {
    if (this.#running++ === 0) this.#since = performance.now()
  }

  end(): void {
    if (--this.#running === 0) this.#spent += performance.now() - this.#since
  }

  get milliseconds(): number {
    return this.#spent + (this.#running > 0 ? performance.now() - this.#since : 0)
  }
}
