import type { Env } from '../config/env.ts'
import type { Database } from '../db/connect/client.ts'
import type { Listener } from '../db/connect/listener.ts'
import { startQueue } from '../queue/start-queue.ts'
import { forRequest } from '../watching/for-request.ts'
import type { Logger } from '../watching/log.ts'
import { createOutbox } from './create-outbox.ts'
import { deliverLetter } from './deliver-letter.ts'
import { createLettersQueue, LETTERS, type LetterJob } from './letters-queue.ts'
import type { Mail } from './mail.ts'
import { sendTest } from './send-test.ts'
import { createTransport } from './transport.ts'

/** Some seven hours with the backoff: a mail server that is down over night loses nothing. */
const ATTEMPTS_MAX = 24
/** Seconds before the second try. */
const RETRY_DELAY = 2
/** Seconds. A letter that waited for another one to the same person is found by asking; no notification tells of it. */
const POLL = 1
/** Letters under way at once in this process. */
const CONCURRENCY = 4
/** Milliseconds that letters under way have to end. */
const PATIENCE = 10_000

/**
 * Starts mail: what verbs may do with it, and the worker that sends the outbox.
 * @returns `mail`, the queue it runs on, and `stop`, which ends both and lets letters under way end first
 */
export async function startMail(
  { db, env, log, listener }: { db: Database; env: Env; log: Logger; listener?: Listener },
  { attemptsMax = ATTEMPTS_MAX, retryDelay = RETRY_DELAY }: { attemptsMax?: number; retryDelay?: number } = {},
) {
  const { DATABASE_DIRECT_URL: url, DATABASE_QUEUE_POOL_SIZE: max } = env
  const queue = await startQueue(url, log, { works: env.ROLE !== 'web', max, ...(listener && { listener }) })
  await createLettersQueue(queue, retryDelay)
  const transport = createTransport(env)
  const mail: Mail = {
    ...createOutbox(env, queue),
    sendTest: (letter) => sendTest({ env, log, transport }, letter),
  }
  const delivery = { db, env, log, queue, transport, attemptsMax }
  await queue.work<LetterJob>(
    LETTERS,
    { localConcurrency: CONCURRENCY, pollingIntervalSeconds: POLL, notifyPollingIntervalSeconds: POLL },
    async (jobs) => {
      for (const { data } of jobs) await forRequest(data.requestId, () => deliverLetter(delivery, data.letterId))
    },
  )
  const stop = async () => {
    await queue.stop({ graceful: true, timeout: PATIENCE })
    transport.close()
  }
  return { mail, queue, stop }
}
