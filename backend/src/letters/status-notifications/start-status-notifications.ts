import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Env } from '../../config/env.ts'
import type { Database, Transaction } from '../../db/connect/client.ts'
import type { Queue } from '../../queue/start-queue.ts'
import { currentRequestId } from '../../watching/current-request-id.ts'
import { forRequest } from '../../watching/for-request.ts'
import type { Logger } from '../../watching/log.ts'
import type { Mail } from '../mail.ts'
import { sendStatusNotification } from './send-status-notification.ts'
import type { DueChange, StatusNotifications } from './status-notifications.ts'

const QUEUE = 'status-notifications'
/** Seconds. The database does not announce jobs that become due. */
const POLL = 1

/** Jobs taken in one poll: a manager sets two statuses a second. */
const AT_ONCE = 20

/** What a job carries: ids alone. */
interface NotificationJob extends DueChange {
  /** The request that made the change. */
  requestId: string | null
}

/** Starts notifications of status changes: what verbs may ask for, and the worker that enqueues the letters when they are due. */
export async function startStatusNotifications(
  { db, env, mail, log }: { db: Database; env: Pick<Env, 'NEWS_DELAY_SECONDS'>; mail: Mail; log: Logger },
  queue: Queue,
): Promise<StatusNotifications> {
  const options = { notify: true, heartbeatSeconds: 10, retryLimit: 10_000, retryBackoff: true, retryDelayMax: 15 * 60 }
  await queue.createQueue(QUEUE, { policy: 'standard', deleteAfterSeconds: 3600, ...options })
  await queue.updateQueue(QUEUE, options)
  const scheduleAt = async (tx: Transaction, change: DueChange, startAfter: number | Date) => {
    const job: NotificationJob = { ...change, requestId: currentRequestId() }
    await queue.send(QUEUE, job, { startAfter, db: fromDrizzle(tx, sql) })
  }
  await queue.work<NotificationJob>(
    QUEUE,
    { pollingIntervalSeconds: POLL, notifyPollingIntervalSeconds: POLL, batchSize: AT_ONCE },
    async (jobs) => {
      for (const { data } of jobs) {
        await forRequest(data.requestId, () => sendStatusNotification({ db, mail, log, scheduleAt }, data))
      }
    },
  )
  const delay = env.NEWS_DELAY_SECONDS
  return { delay, scheduleNotification: (tx, change, at) => scheduleAt(tx, change, at ?? delay) }
}
