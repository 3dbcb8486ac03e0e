import type { Queue } from '../queue/start-queue.ts'
import { type SigningMeans, signHead } from './sign-head.ts'

const NAME = 'sign-event-log'
/** Every minute: what is younger than the last head could be written anew. */
const OFTEN = '* * * * *'

/** Signs the head of the event log on a schedule; with many replicas one of them does it. */
export async function startSigning(means: SigningMeans, queue: Queue): Promise<void> {
  // A run that fails is not repeated: the next one signs what it would have.
  await queue.createQueue(NAME, { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: 3600 })
  await queue.schedule(NAME, OFTEN)
  await queue.work(NAME, { pollingIntervalSeconds: 30 }, () => signHead(means))
}
