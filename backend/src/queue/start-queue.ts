import { type ConstructorOptions, PgBoss, type StopOptions } from 'pg-boss'
import type { Listener } from '../db/connect/listener.ts'
import type { Logger } from '../watching/log.ts'
import { logQueueFaults } from './log-queue-faults.ts'
import { queueConnections } from './queue-connections.ts'

/** Milliseconds that jobs under way have to end, where nothing else is said, and what PgBoss waits for them at least. */
const PATIENCE = 30_000
const LAST_WAIT = 1000

/** The queue, which closes its connections when it stops. */
export class Queue extends PgBoss {
  readonly #close: () => Promise<void>

  constructor(options: ConstructorOptions, close: () => Promise<void>) {
    super(options)
    this.#close = close
  }

  override async stop({ graceful = true, timeout = PATIENCE, ...options }: StopOptions = {}): Promise<void> {
    const began = performance.now()
    if (graceful) await this.#endWorkers(timeout - LAST_WAIT)
    await super.stop({ ...options, graceful, timeout: timeout - (performance.now() - began) })
    await this.#close()
  }

  /** Lets workers end what they have under way, and take no more. PgBoss itself looks only every half second whether they have. */
  async #endWorkers(milliseconds: number): Promise<void> {
    const { promise: isTimeUp, resolve: giveUp } = Promise.withResolvers<void>()
    const timer = setTimeout(giveUp, milliseconds)
    const names = new Set(this.getWipData().map(({ name }) => name))
    await Promise.race([isTimeUp, Promise.all([...names].map((name) => this.offWork(name)))])
    clearTimeout(timer)
  }
}

/** The queue of a server that does no background work: it takes jobs for others, and offers itself for none. */
class SendingQueue extends Queue {
  override work(): Promise<string> {
    return Promise.resolve('')
  }
}

interface Options {
  /** Whether this server does jobs, or only asks for them. */
  works?: boolean
  /** Connections at most. */
  max?: number
  /** Wakes workers at once; without it they look from time to time. */
  listener?: Listener
}

/**
 * Starts the queue of background work. It lives in our database (schema `pgboss`), so a job is committed with the change
 * that asks for it and any replica can do it.
 * @param url without a pooler in between
 */
export async function startQueue(url: string, log: Logger, options: Options = {}): Promise<Queue> {
  const { works = true, max = 1, listener } = options
  // A lost connection is reported here and made again by itself; without a listener it would end the process.
  const onFault = logQueueFaults(log)
  const { database, close } = queueConnections(url, { max, listener: works ? listener : undefined, onFault })
  const Kind = works ? Queue : SendingQueue
  const queue = new Kind(
    {
      db: database,
      useListenNotify: works && listener !== undefined,
      // How soon the job of a killed worker is noticed, in seconds.
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      maintenanceIntervalSeconds: 3600,
      // Schedules and what is left of killed workers are the business of those who work.
      schedule: works,
      supervise: works,
    },
    close,
  )
  queue.on('error', onFault)
  queue.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'))
  await queue.start()
  return queue
}
