import { ApiError, read } from '@goodword/contract/call'
import type { State } from 'swr'
import type { Boot } from './boot/boot.ts'

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
 * The cache of reads at the start: what the server has sent along with the page, before anything is rendered.
 * @param replies by path
 * @param refused status by path
 * @param requestId of the page, whose request was refused them
 */
export function firstCache({ replies, refused, requestId }: Pick<Boot, 'replies' | 'refused' | 'requestId'>) {
  const cache = new Map<string, State>()
  for (const [path, data] of Object.entries(replies)) cache.set(path, { data })
  for (const [path, status] of Object.entries(refused)) cache.set(path, { error: refusal(status, requestId) })
  return cache
}

const refusal = (status: number, requestId?: string) =>
  new ApiError(status, 'Refused with the page', undefined, requestId)
