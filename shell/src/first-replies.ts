import { ApiError, read } from '@goodword/contract/call'
import type { State } from 'swr'

/**
 * The fetcher of every read, which knows what the server has refused along with the page: that is said once without
 * being asked again.
 * @param refused status by path, from the page
 */
export function fetcherAfter(refused: Record<string, number>): (path: string) => Promise<unknown> {
  const untold = new Map(Object.entries(refused))
  return async (path) => {
    const status = untold.get(path)
    if (status === undefined) return read(path)
    untold.delete(path)
    throw refusal(status)
  }
}

/** The first cache of reads: what was refused along with the page is known to be so before anything is drawn. */
export function cacheAfter(refused: Record<string, number>): Map<string, State> {
  return new Map(Object.entries(refused).map(([path, status]) => [path, { error: refusal(status) }]))
}

const refusal = (status: number) => new ApiError(status, 'Refused with the page')
