import pg from 'pg'
import { databaseFaults } from '../metrics/statements.ts'
import { DatabaseError, isUndone } from './database-error.ts'
import { Deadlines } from './deadlines.ts'
import { Lease } from './lease.ts'
import { Semaphore } from './semaphore.ts'

export interface PoolOptions {
  url: string
  /** Connections of this process. */
  max: number
  /** How many pieces of work may wait for a connection before the next is refused at once. */
  maxWaiting: number
  /** Milliseconds after which every piece of work has settled, whatever happened to the server. */
  deadline: number
}

/**
 * Does work on pg's connections such that it always settles: waiting is bounded, each piece has a deadline, and a lost
 * connection retires the ones beside it, which may be as dead without having said so.
 *
 * Work that the server has undone is begun once more. So a transaction's body may run twice; whatever it does, it does by
 * its transaction.
 */
export class Pool {
  readonly #deadlines = new Deadlines()
  readonly #turns: Semaphore
  readonly #workPatience: number
  readonly #config: pg.PoolConfig
  #connections: pg.Pool

  constructor({ url, max, maxWaiting, deadline }: PoolOptions) {
    // Where nothing moves, a request that waits twice, for its session and for its work, is refused within a second.
    const limits = {
      max,
      maxWaiting,
      lineMax: deadline * 0.25,
      patience: deadline * 0.4,
      patienceWhenStill: deadline * 0.15,
    }
    this.#turns = new Semaphore(limits, this.#deadlines)
    this.#workPatience = deadline * 0.75
    // Below our own patience: a slow statement is ended by a healthy server, without losing the connection over it.
    const serverPatience = Math.round(this.#workPatience * 0.85)
    this.#config = {
      connectionString: url,
      max,
      application_name: 'goodword',
      // So that a second try has the time to find a server that has come back.
      connectionTimeoutMillis: this.#workPatience / 2,
      statement_timeout: serverPatience,
      idle_in_transaction_session_timeout: serverPatience,
      idleTimeoutMillis: 10 * 60_000,
      allowExitOnIdle: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: 15_000,
    }
    this.#connections = this.#open()
  }

  /** How many pieces of work hold a connection, how many wait for one, and how many connections there may be. */
  get usage() {
    return this.#turns.usage
  }

  /** @throws DatabaseError when the work could not be done in time; what the work itself throws otherwise */
  async run<T>(work: (lease: Lease) => Promise<T>): Promise<T> {
    try {
      return await this.#run(work)
    } catch (error) {
      if (error instanceof DatabaseError) databaseFaults.inc({ reason: error.code })
      throw error
    }
  }

  async #run<T>(work: (lease: Lease) => Promise<T>): Promise<T> {
    await this.#turns.acquire()
    let lease: Lease | undefined
    const due = this.#deadlines.now + this.#workPatience
    const limit = { due: () => due, expire: () => lease?.lose('deadline') }
    this.#deadlines.add(limit)
    try {
      for (let isSecondTry = false; ; isSecondTry = true) {
        const connections = this.#connections
        lease = new Lease()
        try {
          const result = await lease.use(connections, work)
          this.#turns.noteSuccess()
          return result
        } catch (error) {
          if (lease.isBroken) this.#retire(connections)
          if (isSecondTry || !isUndone(error)) throw error
        }
      }
    } finally {
      this.#deadlines.delete(limit)
      this.#turns.release()
    }
  }

  /** Refuses new work, lets running work end, then closes the connections. */
  async close(): Promise<void> {
    await this.#connections.end()
  }

  #open(): pg.Pool {
    const connections = new pg.Pool(this.#config)
    // A connection that dies while nobody uses it: pg has let go of it. Unheard, the error would end the process.
    connections.on('error', () => {})
    return connections
  }

  #retire(connections: pg.Pool): void {
    if (connections !== this.#connections || connections.ending) return
    this.#connections = this.#open()
    void connections.end()
  }
}
