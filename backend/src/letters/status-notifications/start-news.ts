import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Env } from '../../config/env.ts'
import type { Database, Transaction } from '../../db/connect/client.ts'
import type { Queue } from '../../queue/start-queue.ts'
import { currentRequestId } from '../../watching/current-request-id.ts'
import { forRequest } from '../../watching/for-request.ts'
import type { Logger } from '../../watching/log.ts'
import type { Mail } from '../mail.ts'
import type { DueChange, News } from './news.ts'
import { tellNews } from './tell-news.ts'

const NEWS = 'news'
/** Seconds. No notification tells of news that are due. */
const POLL = 1

/** Looked at in one poll: a manager sets two a second. */
const AT_ONCE = 20

/** What a job carries: ids alone. */
interface NewsJob extends DueChange {
  /** The request that made the change. */
  requestId: string | null
}

/** Starts what tells people of a status: what verbs may ask of it, and the worker that writes the letters when they are due. */
export async function startNews(
  { db, env, mail, log }: { db: Database; env: Pick<Env, 'NEWS_DELAY_SECONDS'>; mail: Mail; log: Logger },
  queue: Queue,
): Promise<News> {
  const options = { notify: true, heartbeatSeconds: 10, retryLimit: 10_000, retryBackoff: true, retryDelayMax: 15 * 60 }
  await queue.createQueue(NEWS, { policy: 'standard', deleteAfterSeconds: 3600, ...options })
  await queue.updateQueue(NEWS, options)
  const tellAt = async (tx: Transaction, change: DueChange, startAfter: number | Date) => {
    const job: NewsJob = { ...change, requestId: currentRequestId() }
    await queue.send(NEWS, job, { startAfter, db: fromDrizzle(tx, sql) })
  }
  await queue.work<NewsJob>(
    NEWS,
    { pollingIntervalSeconds: POLL, notifyPollingIntervalSeconds: POLL, batchSize: AT_ONCE },
    async (jobs) => {
      for (const { data } of jobs) {
        await forRequest(data.requestId, () => tellNews({ db, mail, log, tellAt }, data))
      }
    },
  )
  const delay = env.NEWS_DELAY_SECONDS
  return { delay, tellLater: (tx, change) => tellAt(tx, change, delay) }
}
