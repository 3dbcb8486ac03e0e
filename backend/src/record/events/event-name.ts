/** An event as a sentence about it begins. */
export function eventName(chain: string, count = 1): string {
  return `Event ${count} of job ${chain}`
}
