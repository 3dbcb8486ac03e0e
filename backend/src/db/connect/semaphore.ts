import { DatabaseError } from './database-error.ts'
import type { Deadlines } from './deadlines.ts'

interface Limits {
  /** How many may hold it at once. */
  max: number
  /** How many may wait; whoever comes then is refused at once. */
  maxWaiting: number
  /** Milliseconds. Where the first in line has waited for longer, whoever comes is refused at once, too. */
  lineMax: number
  /** Milliseconds to wait at most. */
  patience: number
  /** The same, where no work succeeds meanwhile. */
  patienceWhenStill: number
}

interface Waiting {
  since: number
  due(): number
  expire(): void
  enter(): void
  refuse(error: DatabaseError): void
}

/** Who may use a connection now, in the order of asking. Waiting is bounded in number and in time. */
export class Semaphore {
  readonly #limits: Limits
  readonly #deadlines: Deadlines
  readonly #waiting = new Set<Waiting>()
  #free: number
  #lastSuccess = 0

  constructor(limits: Limits, deadlines: Deadlines) {
    this.#limits = limits
    this.#deadlines = deadlines
    this.#free = limits.max
  }

  /** How many hold it, how many wait, and how many may hold it. */
  get usage() {
    return { inUse: this.#limits.max - this.#free, waiting: this.#waiting.size, max: this.#limits.max }
  }

  /** @throws DatabaseError `busy` when it is not this one's turn in time */
  async acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    const { maxWaiting, lineMax, patience, patienceWhenStill } = this.#limits
    const since = this.#deadlines.now
    const [first] = this.#waiting
    const isLong = first !== undefined && since - first.since > lineMax
    if (isLong || this.#waiting.size >= maxWaiting) throw new DatabaseError('busy', 'not_executed')
    await new Promise<void>((enter, refuse) => {
      const waiting: Waiting = {
        since,
        due: () => Math.min(since + patience, Math.max(since, this.#lastSuccess) + patienceWhenStill),
        expire: () => this.#take(waiting).refuse(new DatabaseError('busy', 'not_executed')),
        enter,
        refuse,
      }
      this.#waiting.add(waiting)
      this.#deadlines.add(waiting)
    })
  }

  /** Work has succeeded: whoever waits may wait longer. */
  noteSuccess(): void {
    this.#lastSuccess = this.#deadlines.now
  }

  release(): void {
    const [next] = this.#waiting
    if (next) this.#take(next).enter()
    else this.#free += 1
  }

  #take(waiting: Waiting): Waiting {
    this.#waiting.delete(waiting)
    this.#deadlines.delete(waiting)
    return waiting
  }
}
