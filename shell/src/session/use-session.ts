import { CURRENT_USER } from '@goodword/contract/addresses'
import { isApiError, read } from '@goodword/contract/call'
import type { User } from '@goodword/contract/users'
import { useSWR } from '@goodword/shared-ui/kernel'

/**
 * Signed in or not, by the current-user call (docs/rules.md#the-current-user-call-is-401-for-guests). A guest is a user
 * of null; anything but 401 is an error.
 */
export function useSession() {
  const { data, error, isLoading, mutate } = useSWR<User | null>(CURRENT_USER, readUser)
  // Asked anew, swr calls what came with the HTML loading: the page that is there must not go away for that.
  const loading = isLoading && data === undefined
  return { user: data ?? null, loading, error: error as unknown, retry: () => void mutate() }
}

/** Who is signed in by now, asked of the server; null for nobody. @throws ApiError when it does not say */
export async function readUser(): Promise<User | null> {
  try {
    return (await read(CURRENT_USER)) as User
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null
    throw error
  }
}
