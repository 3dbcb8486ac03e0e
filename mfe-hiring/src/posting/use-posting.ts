import { pathOf } from '@goodword/contract/endpoint'
import type { EditablePosting } from '@goodword/contract/job-changes'
import { useSWR } from '@goodword/shared-ui/kernel'
import { readPosting } from './posting-calls.ts'

/**
 * A posting as its company edits it, read anew whenever a screen that needs it opens: others may have changed it.
 * @param id null where none is asked for
 */
export function usePosting(id: string | null | undefined) {
  const options = { revalidateIfStale: true, dedupingInterval: 0 }
  const { data, error, isValidating, mutate } = useSWR<EditablePosting>(
    id ? pathOf(readPosting, { id }) : null,
    options,
  )
  return {
    posting: isValidating ? undefined : data,
    error: isValidating || data ? undefined : error,
    isLoading: Boolean(id) && isValidating,
    reload: () => void mutate(),
    /** Shows what was read of it just now. */
    show: (read: EditablePosting) => void mutate(read, { revalidate: false }),
  }
}
