import { useSWR } from '@goodword/shared-ui/kernel'
import { useReadAgain } from './use-read-again.ts'

/** What a call answers, read when the page opens. */
export interface Answer<T> {
  /** Undefined while it loads. */
  data: T | undefined
  error: unknown
  isReading: boolean
  refresh: () => void
}

/** Reads what is at a path; again, once, where it was read before. */
export function useAnswer<T>(path: string): Answer<T> {
  const { data, error, isValidating, mutate } = useSWR<T>(path)
  const refresh = () => void mutate()
  useReadAgain(data !== undefined, refresh, path)
  return { data, error, isReading: isValidating, refresh }
}
