import pg from 'pg'
import { requestContext } from '../observability/request-context.ts'
import { timed } from '../observability/timed.ts'
import { DatabaseError } from './database-error.ts'

/** Milliseconds in which the database has to be reached, and then to answer. */
const PATIENCE = 1000

export type Readiness = ReturnType<typeof createReadiness>

/**
 * Whether this server should be sent requests. It asks the database on a connection of its own: when every other one is
 * taken the server is busy and not away, and whoever takes it out then sends its requests to the next one.
 */
export function createReadiness(url: string) {
  const connections = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'goodword readiness',
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // A connection that dies while nobody uses it: unheard, the error would end the process.
  connections.on('error', () => {})
  let asking: Promise<void> | undefined
  let isStopping = false

  async function ask(): Promise<void> {
    const request = requestContext.getStore()
    if (request) request.statements.count += 1
    try {
      await timed(() => connections.query('select 1'))
    } catch (error) {
      throw new DatabaseError('connection', 'not_executed', error)
    }
  }

  return {
    /** From now on it should be sent none, as it is about to end. */
    noteStopping(): void {
      isStopping = true
    },
    get isStopping() {
      return isStopping
    },
    /**
     * Asks the database for nothing, once for all who want to know at a time.
     * @throws DatabaseError when it is away, or does not answer in time
     */
    askDatabase(): Promise<void> {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    close: (): Promise<void> => connections.end(),
  }
}
