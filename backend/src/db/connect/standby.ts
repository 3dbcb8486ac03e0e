import type { Logger } from '../../watching/log.ts'
import { standbyUp } from '../../watching/metrics/standbys.ts'
import { timed } from '../../watching/timed.ts'
import { type Database, databaseOver } from './client.ts'
import { DatabaseError } from './database-error.ts'
import type { Lease } from './lease.ts'
import { Pool } from './pool.ts'
import { DATABASE, type Position, type Progress, readPosition } from './position.ts'

/** Milliseconds: one that does not answer costs whoever asked it no more, and the primary has its own time after that. */
const DEADLINE = 1500
/** Milliseconds between two looks at one that was left out. */
const LOOK = 1000

const ASKED = `select pg_is_in_recovery() as is_standby, ${DATABASE} as database,
  pg_last_wal_replay_lsn()::text as replayed`

/** It has not replayed what somebody may expect to see. */
class TooFarBehind extends Error {}
/** It is no standby of our database. */
class NoStandby extends Error {}

/** What a read expects of it. */
interface Wanted extends Progress {
  /** Whether it is what any list expects, so that a standby that lacks it is too far behind. */
  isUsual: boolean
}

interface Options {
  /** Connections. */
  max: number
  log: Logger
  /** Milliseconds for which it may be too far behind until it is left out. */
  patience: number
}

/**
 * A server that only follows the primary. Each connection is asked how far it has got where that is not known to be far
 * enough: an address may lead to several servers.
 */
export class Standby {
  readonly #name: string
  readonly #pool: Pool
  readonly #log: Logger
  readonly #patience: number
  /** By connection: what it had replayed when it was asked. */
  #replayed = new WeakMap<object, Position>()
  #behindSince: number | undefined
  #isLeftOut = false
  #isLookedAt = false
  #lookedAt = 0

  constructor(url: string, { max, log, patience }: Options) {
    this.#name = new URL(url).host
    this.#log = log
    this.#patience = patience
    this.#pool = new Pool({ url, isPooled: false, max, maxWaiting: max, deadline: DEADLINE })
    standbyUp.set({ standby: this.#name }, 1)
  }

  /** Whether it did not answer, or lacked too much, when it was last asked. */
  get isLeftOut(): boolean {
    return this.#isLeftOut
  }

  /**
   * Reads from it, if it has replayed what is wanted.
   * @returns undefined where it cannot answer, or refuses: that is for the primary to say
   */
  async read<T>(wanted: Wanted, work: (db: Database) => Promise<T>): Promise<{ value: T } | undefined> {
    const db = databaseOver((piece) =>
      timed(() =>
        this.#pool.run(async (lease) => {
          await this.#require(lease, wanted)
          return piece(lease)
        }),
      ),
    )
    try {
      const value = await work(db)
      if (wanted.isUsual) this.#behindSince = undefined
      return { value }
    } catch (error) {
      this.#note(reasonOf(error), wanted)
      return undefined
    }
  }

  /** Looks, once a second at most, whether it can be read from again after it was left out. Nobody waits for that. */
  lookAgain(find: () => Promise<Progress>): void {
    const now = performance.now()
    if (this.#isLookedAt || now - this.#lookedAt < LOOK) return
    this.#isLookedAt = true
    this.#lookedAt = now
    const look = async () => {
      const wanted = await find()
      await this.#pool.run((lease) => this.#require(lease, wanted))
    }
    look()
      .then(
        () => this.#takeBack(),
        () => {},
      )
      .finally(() => {
        this.#isLookedAt = false
      })
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  async #require(lease: Lease, { database, position }: Progress): Promise<void> {
    const { connection } = lease
    const known = connection && this.#replayed.get(connection)
    if (known !== undefined && known >= position) return
    const { rows } = await lease.query({ text: ASKED })
    const [{ is_standby: isStandby, database: own, replayed }] = rows
    if (!isStandby) throw new NoStandby('it takes writes')
    if (own !== database) throw new NoStandby('it has another database')
    const reached = readPosition(replayed ?? '') ?? 0n
    if (connection) this.#replayed.set(connection, reached)
    if (reached < position) throw new TooFarBehind()
  }

  #note(reason: Error | undefined, { isUsual }: Wanted): void {
    if (reason instanceof NoStandby) this.#leaveOut(reason.message)
    // Where all its connections are taken, it is busy and not away.
    if (reason instanceof DatabaseError && reason.code !== 'busy') this.#leaveOut('it does not answer')
    if (!(reason instanceof TooFarBehind) || !isUsual) return
    this.#behindSince ??= performance.now()
    if (performance.now() - this.#behindSince > this.#patience) this.#leaveOut('it is too far behind')
  }

  #leaveOut(reason: string): void {
    if (this.#isLeftOut) return
    this.#isLeftOut = true
    this.#lookedAt = performance.now()
    // It has to say anew how far it has got: that it answers is what is looked for.
    this.#replayed = new WeakMap()
    standbyUp.set({ standby: this.#name }, 0)
    this.#log.warn({ standby: this.#name, reason }, 'a standby is left out: the primary answers')
  }

  #takeBack(): void {
    this.#isLeftOut = false
    this.#behindSince = undefined
    standbyUp.set({ standby: this.#name }, 1)
    this.#log.info({ standby: this.#name }, 'a standby is read from again')
  }
}

/** What kept it from answering, through drizzle's wrapping; undefined for what the read itself refused. */
function reasonOf(error: unknown): Error | undefined {
  const isReason = (one: unknown): one is Error =>
    one instanceof DatabaseError || one instanceof TooFarBehind || one instanceof NoStandby
  if (isReason(error)) return error
  return error instanceof Error && isReason(error.cause) ? error.cause : undefined
}
