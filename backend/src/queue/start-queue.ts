import { PgBoss } from 'pg-boss'
import type { Logger } from '../observability/log.ts'
import { logQueueFaults } from './log-queue-faults.ts'

export type Queue = PgBoss

/**
 * Starts the queue of background work. It lives in our database (schema `pgboss`), so a job is committed with the change
 * that asks for it and any replica can do it. Its connections are its own: a stuck job takes none from requests.
 */
export async function startQueue(databaseUrl: string, log: Logger): Promise<Queue> {
  const connection = {
    connectionString: databaseUrl,
    max: 5,
    connectionTimeoutMillis: 2000,
    // Without these two a half-open connection stops the queue for good.
    query_timeout: 3000,
    keepAlive: true,
  }
  const queue = new PgBoss({
    ...connection,
    // Wakes workers at once; polling goes on beside it, as notifications get lost with a connection.
    useListenNotify: true,
    // How soon the job of a killed worker is noticed, in seconds.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 3600,
  })
  // A lost connection is reported here and mended by itself; unheard, it would end the process.
  queue.on('error', logQueueFaults(log))
  queue.on('warning', ({ message }) => log.warn({ warning: message }, 'the queue warns'))
  await queue.start()
  return queue
}
