import { LRUCache } from 'lru-cache'

interface Options<T> {
  /** How long what was read is used again, in milliseconds from when the database was asked. */
  milliseconds: number
  /** Of more, the one whose last use is longest ago is read again. */
  max: number
  /** What is not worth keeping is read each time. */
  keeps?: (value: T) => boolean
}

/**
 * What this server has read a moment ago, for whoever asks the same: many requests at once cost one reading, and nothing is
 * older than the moment, whether or not this server hears of a change.
 */
export class RecentReads<T> {
  readonly #read: LRUCache<string, Promise<T>>
  readonly #keeps: (value: T) => boolean

  constructor({ milliseconds, max, keeps = () => true }: Options<T>) {
    // Dropped when its moment is over, and not only when it is asked for again: a page of jobs can be half a megabyte.
    this.#read = new LRUCache({ max, ttl: milliseconds, ttlResolution: 0, ttlAutopurge: true })
    this.#keeps = keeps
  }

  /** How many are held in memory. */
  get size(): number {
    return this.#read.size
  }

  /**
   * The value of a key, read anew where that was not done within the moment.
   * @throws what `read` throws; a reading that failed is not kept
   */
  find(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#read.get(key)
    if (known) return known
    const reading = read()
    this.#read.set(key, reading)
    const drop = () => {
      if (this.#read.peek(key) === reading) this.#read.delete(key)
    }
    reading.then((value) => this.#keeps(value) || drop(), drop)
    return reading
  }

  /** For a change of this server's own. */
  forget(key: string | undefined): void {
    if (key !== undefined) this.#read.delete(key)
  }

  /** The same, where it is not known whom the change concerns. */
  forgetAll(): void {
    this.#read.clear()
  }
}
