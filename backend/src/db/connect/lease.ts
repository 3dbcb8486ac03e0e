import type pg from 'pg'
import { countStatement } from '../../watching/metrics/statements.ts'
import { requestContext } from '../../watching/request-context.ts'
import { DatabaseError, hasEndedConnection, isOutdated, isReadOnly, type Outcome } from './database-error.ts'

const BEGIN = /^begin\b/

/** A connection in the hands of one piece of work: a statement, or a whole transaction. */
export class Lease {
  /** What is known of the work's effect if the connection is lost now. */
  outcome: Outcome = 'not_executed'
  #client: pg.PoolClient | undefined
  #lost: DatabaseError | undefined
  #isOver = false
  #isInTransaction = false
  readonly #cut = Promise.withResolvers<never>()
  readonly #settings: string | undefined
  readonly #onError = (error: unknown) => this.lose('connection', error)

  /** @param settings what follows each BEGIN, where it has to be said for each transaction */
  constructor(settings?: string) {
    this.#settings = settings
  }

  /** Whether there was a connection, and it is gone or silent. */
  get isBroken(): boolean {
    return this.#client !== undefined && this.#lost !== undefined
  }

  /** The same object for as long as it is the same connection; undefined before there is one. */
  get connection(): object | undefined {
    return this.#client
  }

  /**
   * Does the work on one of these connections, and gives it back.
   * @throws DatabaseError when there is none or it is lost; otherwise what the work throws
   */
  async use<T>(connections: pg.Pool, work: (lease: Lease) => Promise<T>): Promise<T> {
    try {
      return await Promise.race([this.#take(connections).then(() => work(this)), this.#cut.promise])
    } catch (error) {
      const isRefused = isReadOnly(error) || isOutdated(error)
      if (isRefused) this.outcome = 'not_executed'
      if (isRefused || hasEndedConnection(error)) this.lose('connection', error)
      throw this.#lost ?? error
    } finally {
      this.#isOver = true
      this.#client?.off('error', this.#onError)
      this.#client?.release(this.#lost)
    }
  }

  /**
   * One statement, as drizzle asks a client of pg. One that was prepared by a name is parsed and planned once for each connection;
   * its text must not grow with its values, as the server keeps each (docs/decisions/0059-prepared-statements.md).
   * @throws DatabaseError after the work has ended: the connection may be in other hands by then
   */
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (!this.#client || this.#isOver) return Promise.reject(new DatabaseError('connection', 'not_executed'))
    countStatement()
    const request = requestContext.getStore()
    if (request) request.statements.count += 1
    const running = this.#send(this.#client, statement, values)
    return request?.trace ? request.trace.follow(statement.text, running) : running
  }

  /** Where settings have to be said, they are said on the way: a statement of its own becomes a transaction, sent in one go. */
  #send(client: pg.PoolClient, { name, ...unnamed }: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    // Whoever gets the connection next knows no statement of ours.
    const statement = name && !this.#settings ? { ...unnamed, name: nameOf(name, unnamed.text) } : unnamed
    if (!this.#settings) return client.query(statement, values)
    if (BEGIN.test(statement.text)) {
      this.#isInTransaction = true
      return client.query({ ...statement, text: statement.text + this.#settings }, values)
    }
    if (this.#isInTransaction) return client.query(statement, values)
    const begun = client.query(`begin${this.#settings}`)
    const running = client.query(statement, values)
    const ended = client.query('commit')
    // What the statement says of itself counts before what its end says, which may be a constraint that was put off until then.
    return Promise.allSettled([begun, running, ended]).then(async () => {
      const result = await running
      await Promise.all([begun, ended])
      return result
    })
  }

  /** Ends the work at once. Its connection is closed, which ends the statement under way. */
  lose(code: 'connection' | 'deadline' | 'closed', cause?: unknown): void {
    this.#lost ??= new DatabaseError(code, this.outcome, cause)
    this.#cut.reject(this.#lost)
  }

  #take(connections: pg.Pool): Promise<void> {
    return new Promise((resolve) => {
      // By callback, so that it is listened to before the server's next word, which may be that it shuts down.
      connections.connect((error, client) => {
        if (!client) return this.lose(connections.ending ? 'closed' : 'connection', error)
        if (this.#isOver) return client.release()
        this.#client = client
        client.on('error', this.#onError)
        resolve()
      })
    })
  }
}

/** A name for this text alone: with other conditions the same statement is another one. */
function nameOf(name: string, text: string): string {
  return `${name} ${Bun.hash(text).toString(36)}`
}
