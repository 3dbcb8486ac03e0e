import { once } from 'node:events'
import pg from 'pg'
import { Deadlines } from '../../waiting/deadlines.ts'
import { FairQueue } from '../../waiting/fair-queue.ts'
import { currentSource } from '../../watching/current-source.ts'
import { DatabaseError, isUndone } from './database-error.ts'
import { connectionOf } from './find-primary.ts'
import { Lease } from './lease.ts'

export interface PoolOptions {
  url: string
  /** Whether `url` leads to a pooler that gives each transaction another connection (PgBouncer in transaction mode). */
  isPooled: boolean
  /** Connections for work. There is one more for `askAside`. */
  max: number
  /** How many pieces of work may wait for a connection before one is refused. */
  maxWaiting: number
  /** Milliseconds after which every piece of work has settled, whatever happened to the server. */
  deadline: number
}

/** Milliseconds after which a connection that nobody uses is closed, but for the last one. */
const IDLE = 10_000

/** Milliseconds for which `askAside` waits for the only connection rather than open another. */
const MOMENT = 100

/**
 * Does work on pg's connections such that it always settles: waiting is bounded, each piece has a deadline, and a lost
 * connection retires the ones beside it, which may be as dead without having said so.
 *
 * Work that the server has undone is begun once more. So a transaction's body may run twice; whatever it does, it does by
 * its transaction.
 */
export class Pool {
  readonly #deadlines = new Deadlines()
  readonly #queue: FairQueue
  readonly #workPatience: number
  /** Begins each transaction where a connection cannot be told once. */
  readonly #settings: string | undefined
  readonly #config: pg.PoolConfig
  #connections: pg.Pool

  constructor({ url, isPooled, max, maxWaiting, deadline }: PoolOptions) {
    // Where nothing moves, a request that waits twice, for its session and for its work, is refused within a second.
    const bounds = {
      atOnce: max,
      waiting: maxWaiting,
      lineMax: deadline * 0.25,
      patience: deadline * 0.4,
      patienceWhenStill: deadline * 0.15,
    }
    this.#queue = new FairQueue(bounds, () => new DatabaseError('busy', 'not_executed'), this.#deadlines)
    this.#workPatience = deadline * 0.75
    // Below our own patience: a slow statement is ended by a healthy server, without losing the connection over it.
    const serverPatience = Math.round(this.#workPatience * 0.85)
    const ofServer = { statement_timeout: serverPatience, idle_in_transaction_session_timeout: serverPatience }
    // No machine code, which PostgreSQL makes for what it believes to take long: making it takes longer than what a request asks for.
    this.#settings = isPooled ? inTransaction({ ...ofServer, jit: 'off' }) : undefined
    this.#config = {
      ...connectionOf(url),
      max: max + 1,
      application_name: 'goodword',
      // So that a second try has the time to find a server that has come back.
      connectionTimeoutMillis: this.#workPatience / 2,
      // A pooler refuses to be told when it is connected to, and sends on what comes without waiting for an answer.
      ...(isPooled ? { pipeline: true } : { ...ofServer, options: '-c jit=off' }),
      min: 1,
      idleTimeoutMillis: IDLE,
      allowExitOnIdle: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: 15_000,
    }
    this.#connections = this.#open()
  }

  /** How many pieces of work hold a connection, how many wait for one, and how many connections there may be. */
  get usage() {
    return this.#queue.usage
  }

  /** @throws DatabaseError when the work could not be done in time; what the work itself throws otherwise */
  run<T>(work: (lease: Lease) => Promise<T>): Promise<T> {
    return this.#queue.run(currentSource(), () => this.#begin(work))
  }

  async #begin<T>(work: (lease: Lease) => Promise<T>): Promise<T> {
    let lease: Lease | undefined
    const due = this.#deadlines.now + this.#workPatience
    const limit = { due: () => due, expire: () => lease?.lose('deadline') }
    this.#deadlines.add(limit)
    try {
      for (let isSecondTry = false; ; isSecondTry = true) {
        const connections = this.#connections
        lease = new Lease(this.#settings)
        try {
          return await lease.use(connections, work)
        } catch (error) {
          if (lease.isBroken) this.#retire(connections)
          if (isSecondTry || !isUndone(error)) throw error
        }
      }
    } finally {
      this.#deadlines.delete(limit)
    }
  }

  /**
   * Asks the server for nothing, on a connection that work never takes: when all of those are taken the server is busy and not
   * away.
   * @param patience milliseconds
   * @throws DatabaseError when it is away, or does not answer in time
   */
  async askAside(patience: number): Promise<void> {
    const connections = this.#connections
    const lease = new Lease()
    const due = this.#deadlines.now + patience
    const limit = { due: () => due, expire: () => lease.lose('deadline') }
    this.#deadlines.add(limit)
    try {
      // An idle server that looks around just now needs no second connection to say that it is ready.
      if (connections.totalCount === 1 && connections.idleCount === 0)
        await once(connections, 'release', { signal: AbortSignal.timeout(MOMENT) }).catch(() => {})
      await lease.use(connections, () => lease.query({ text: 'select 1' }))
    } catch (error) {
      if (lease.isBroken) this.#retire(connections)
      throw error
    } finally {
      this.#deadlines.delete(limit)
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

/** The same settings for one transaction, as statements to follow its BEGIN. */
function inTransaction(settings: Record<string, number | string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `; set local ${name} = ${value}`)
    .join('')
}
