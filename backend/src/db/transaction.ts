import type postgres from 'postgres'
import { DatabaseError, isLost } from './database-error.ts'
import { LazyQuery } from './lazy-query.ts'
import type { Pool, Task } from './pool.ts'

type Body = (client: TransactionClient) => Promise<unknown>

/** What drizzle uses of a postgres.js transaction. */
interface TransactionClient {
  options: unknown
  unsafe(text: string, parameters?: unknown[], options?: postgres.UnsafeQueryOptions): LazyQuery
  savepoint(body: Body): Promise<unknown>
}

/**
 * Runs `body` in a transaction. Until COMMIT is sent a failure is known as not executed.
 * postgres.js goes on writing to a transaction's dead connection, be it its own ROLLBACK, which throws where nobody can
 * catch it and poisons the pool. So once the connection is gone the driver's callback is left pending for good:
 * the caller has its answer, and the server rolls back by itself.
 */
export function begin(pool: Pool, body: Body): Promise<unknown> {
  return pool.run((generation, task) => {
    const { promise: stopped, reject: stop } = Promise.withResolvers<never>()
    stopped.catch(() => {})
    task.outcome = 'not_executed'
    task.abort = stop
    const transaction = generation.sql.begin(async (sql) => {
      const guard = new Guard(pool, task, stopped)
      const result = await guard.run(body(guard.client(sql)))
      task.outcome = 'unknown'
      return result
    })
    transaction.catch(stop)
    return transaction
  })
}

/** Stands between the body and a connection that may be dead. */
class Guard {
  readonly #pool: Pool
  readonly #task: Task
  readonly #stopped: Promise<never>

  constructor(pool: Pool, task: Task, stopped: Promise<never>) {
    this.#pool = pool
    this.#task = task
    this.#stopped = stopped
  }

  client(sql: postgres.TransactionSql): TransactionClient {
    return {
      options: this.#pool.options,
      unsafe: (text, parameters, options) =>
        new LazyQuery(async (rowsAsArrays) => {
          await this.#alive()
          const query = sql.unsafe(text, parameters as postgres.ParameterOrJSON<never>[], options)
          return Promise.race([rowsAsArrays ? query.values() : query, this.#stopped]).catch((error) => {
            if (isLost(error)) this.#pool.lose(this.#task, error)
            throw error
          })
        }),
      savepoint: (body) => Promise.race([sql.savepoint((inner) => this.run(body(this.client(inner)))), this.#stopped]),
    }
  }

  /** Settles as `work` does, or never when the connection is gone. */
  async run(work: Promise<unknown>): Promise<unknown> {
    try {
      const result = await Promise.race([work, this.#stopped])
      await this.#alive()
      return result
    } catch (error) {
      if (this.#task.generation?.lost) await Bun.sleep(0)
      if (!this.#pool.isRunning(this.#task)) return new Promise<never>(() => {})
      this.#task.thrown = error
      throw error
    }
  }

  async #alive(): Promise<void> {
    // Some connection of the pool has closed: whether it was ours is known one turn of the event loop later.
    if (this.#task.generation?.lost) await Bun.sleep(0)
    if (!this.#pool.isRunning(this.#task)) throw new DatabaseError('connection', 'not_executed')
  }
}
