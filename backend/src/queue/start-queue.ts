import { PgBoss } from 'pg-boss'
import type { Logger } from '../observability/log.ts'
import { logQueueFaults } from './log-queue-faults.ts'
import { SendingQueue } from './sending-queue.ts'

export type Queue = PgBoss

/**
 * Starts the queue of background work. It lives in our database (schema `pgboss`), so a job is committed with the change
 * that asks for it and any replica can do it. Its connections are its own: a stuck job takes none from requests.
 * @param works whether this server does jobs, or only asks for them
 */
export async function startQueue(databaseUrl: string, log: Logger, { works = true } = {}): Promise<Queue> {
  const connection = {
    connectionString: databaseUrl,
    max: works ? 5 : 2,
    connectionTimeoutMillis: 2000,
    // Without these two a half-open connection stops the queue for good.
    query_timeout: 3000,
    keepAlive: true,
  }
  const Kind = works ? PgBoss : SendingQueue
  const queue = new Kind({
    ...connection,
    // Wakes workers at once; polling goes on beside it, as notifications get lost with a connection.
    useListenNotify: works,
    // How soon the job of a killed worker is noticed, in seconds.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 3600,
    // Schedules and what is left of killed workers are the business of those who work.
    schedule: works,
    supervise: works,
  })
  // A lost connection is reported here and mended by itself; unheard, it would end the process.
  queue.on('error', logQueueFaults(log))
  queue.on('warning', ({ message }) => log.warn({ warning: message }, 'the queue warns'))
  await queue.start()
  return queue
}
