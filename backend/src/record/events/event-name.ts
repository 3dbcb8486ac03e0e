import { ONE_CHAIN } from './chained-event.ts'

/** An event as a sentence about it begins. */
export function eventName(chain: string, count = 1): string {
  return chain === ONE_CHAIN
    ? `Event ${count} of the one chain before jobs had theirs`
    : `Event ${count} of job ${chain}`
}
