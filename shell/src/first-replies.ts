import { ApiError, read } from '@goodword/contract/call'
import type { State } from 'swr'

/**
 * The fetcher of every read. A refusal that the server has sent along with the page is its first answer, without a
 * request.
 * @param refused status by path, from the page
 */
export function fetcherWithRefusals(
  refused: Record<string, number>,
  requestId?: string,
): (path: string) => Promise<unknown> {
  const unread = new Map(Object.entries(refused))
  return async (path) => {
    const status = unread.get(path)
    if (status === undefined) return read(path)
    unread.delete(path)
    throw refusal(status, requestId)
  }
}

/**
 * The cache of reads at the start: it holds the refusals sent along with the page, before anything is rendered.
 * @param requestId of the page, whose request was refused them
 */
export function cacheWithRefusals(refused: Record<string, number>, requestId?: string): Map<string, State> {
  return new Map(Object.entries(refused).map(([path, status]) => [path, { error: refusal(status, requestId) }]))
}

const refusal = (status: number, requestId?: string) =>
  new ApiError(status, 'Refused with the page', undefined, requestId)
