import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Env } from '../../config/env.ts'
import { clamdAddress } from '../../config/fields.ts'
import type { Database } from '../../db/connect/client.ts'
import type { Queue } from '../../queue/start-queue.ts'
import { currentRequestId } from '../../watching/current-request-id.ts'
import { forRequest } from '../../watching/for-request.ts'
import type { Logger } from '../../watching/log.ts'
import { withoutValues } from '../../watching/without-values.ts'
import type { Scanner } from '../scanner.ts'
import type { Storage } from '../storage.ts'
import { askClamd } from './ask-clamd.ts'
import { findHeldFiles } from './find-held-files.ts'
import { scanHeldFile } from './scan-held-file.ts'

/** One file that is held back. */
const SCANS = 'virus-scans'
/** Looks for files nobody has a job for: those of the time before there was a scanner. */
const HELD = 'held-files'
const OFTEN = '*/15 * * * *'

/** Milliseconds that somebody who submits waits for a verdict; the file is held back after that. */
const PATIENCE = 2000
/** Milliseconds for a file that nobody waits for: big archives take their time. */
const BACKGROUND_PATIENCE = 20_000
/** Seconds before the second try; doubles up to a quarter of an hour, and never ends. */
const RETRY = { retryLimit: 10_000, retryBackoff: true, retryDelayMax: 15 * 60 }
const RETRY_DELAY = 5
/** Seconds. No notification tells of a second try that is due. */
const POLL = 1
/** Files under way at once in this process. */
const CONCURRENCY = 2
/** Files taken at once, one after the other: a store that was never scanned is done in hours, not days. */
const BATCH = 5
/** Seconds for a batch, with all patience used up. */
const EXPIRY = 180

/** What a job carries: ids alone. */
interface ScanJob {
  objectId: string
  /** The request that attached the file. */
  requestId?: string | null
}

/**
 * Starts the virus scanner, if one is configured: what verbs may ask of it, and the worker that looks at files that are
 * held back.
 * @returns undefined without `CLAMD_URL`
 */
export async function startScanner(
  { db, env, storage, log }: { db: Database; env: Env; storage: Storage; log: Logger },
  queue: Queue,
  { retryDelay = RETRY_DELAY }: { retryDelay?: number } = {},
): Promise<Scanner | undefined> {
  const address = clamdAddress(env.CLAMD_URL ?? '')
  if (!address) {
    await queue.unschedule(HELD)
    return undefined
  }
  // One job for each file, however often it is asked for.
  const options = { notify: true, heartbeatSeconds: 10, expireInSeconds: EXPIRY, retryDelay, ...RETRY }
  await queue.createQueue(SCANS, { policy: 'exclusive', ...options })
  await queue.updateQueue(SCANS, options)
  await queue.createQueue(HELD, { policy: 'exclusive', notify: true, retryLimit: 0, deleteAfterSeconds: 3600 })

  const means = { db, storage, log, ask: (bytes: Uint8Array) => askClamd(address, bytes, BACKGROUND_PATIENCE) }
  await queue.work<ScanJob>(
    SCANS,
    {
      localConcurrency: CONCURRENCY,
      batchSize: BATCH,
      pollingIntervalSeconds: POLL,
      notifyPollingIntervalSeconds: POLL,
    },
    async (jobs) => {
      const faults: unknown[] = []
      for (const { data } of jobs) {
        const scan = () => scanHeldFile(means, data.objectId)
        await forRequest(data.requestId, scan).catch((error: unknown) => faults.push(error))
      }
      // All of them are tried again then; those that are settled are passed over.
      if (faults.length > 0) throw faults[0]
    },
  )
  await queue.work(HELD, { pollingIntervalSeconds: 30 }, async () => {
    for (const objectId of await findHeldFiles({ db })) {
      await queue.send(SCANS, { objectId }, { singletonKey: objectId })
    }
  })
  await queue.schedule(HELD, OFTEN)
  await queue.send(HELD)

  return {
    scan: (bytes) =>
      askClamd(address, bytes, PATIENCE).catch((error: unknown) => {
        log.warn({ service: 'virus scanner', reason: withoutValues(String(error)) }, 'virus scanner not responding')
        return undefined
      }),
    async scanLater(tx, objectIds) {
      for (const objectId of objectIds) {
        const job: ScanJob = { objectId, requestId: currentRequestId() }
        await queue.send(SCANS, job, { singletonKey: objectId, db: fromDrizzle(tx, sql) })
      }
    },
  }
}
