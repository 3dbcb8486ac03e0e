import pg from 'pg'
import type { Db } from 'pg-boss'
import { connectionOf } from '../db/connect/find-primary.ts'
import type { Listener } from '../db/connect/listener.ts'

interface Options {
  /** Connections at most. */
  max: number
  /** Where notifications arrive; without it nobody is told of jobs, and workers look for them. */
  listener: Listener | undefined
  /** Told of connections that die while nobody uses them: they are made again by themselves. */
  onFault(error: unknown): void
}

/** The connections of the queue. They are its own: a stuck job takes none from requests. */
export function queueConnections(url: string, { max, listener, onFault }: Options) {
  const pool = new pg.Pool({
    ...connectionOf(url),
    max,
    application_name: 'goodword queue',
    connectionTimeoutMillis: 5000,
    // Without these two a half-open connection stops the queue for good.
    query_timeout: 3000,
    keepAlive: true,
  })
  pool.on('error', onFault)
  const database: Db = {
    executeSql: (text, values) => pool.query(text, values),
    ...(listener && {
      listen: async (channel, hear, begin) => {
        await listener.listen(channel, hear, begin)
        // It ends with the server, and not by asking a database that may be away.
        return { close: async () => {} }
      },
    }),
  }
  let closed: Promise<void> | undefined
  return {
    database,
    close(): Promise<void> {
      closed ??= pool.end()
      return closed
    },
  }
}
