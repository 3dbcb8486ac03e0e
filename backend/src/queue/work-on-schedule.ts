import type { Queue } from './start-queue.ts'

/**
 * Has a piece of work done on a schedule, by the database's clock; with many replicas one of them does it.
 * @param often as cron has it
 * @param work a run that fails is not repeated: the next one has to find what it left
 */
export async function workOnSchedule(
  queue: Queue,
  name: string,
  often: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await queue.createQueue(name, { policy: 'exclusive', retryLimit: 0, deleteAfterSeconds: 3600 })
  await queue.schedule(name, often)
  await queue.work(name, { pollingIntervalSeconds: 30 }, work)
}
