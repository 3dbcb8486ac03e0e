import { isApiError, read } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { findApplication, type ReviewedApplication } from '@goodword/contract/inbox'
import type { Ratings } from '@goodword/contract/ratings'
import { useSWR, useSWRConfig } from '@goodword/shared-ui/kernel'
import { listCall } from '../ratings/rating-calls.ts'

export interface Compared {
  application: ReviewedApplication
  ratings: Ratings
}

/** The applications of these ids, in the order in which they arrived; those that are gone are left out. */
export function useCompared(ids: readonly string[]) {
  const { mutate } = useSWRConfig()
  const key = ids.length > 0 ? `compared ${ids.join()}` : null
  // Asked anew each time: a rating may have been given since.
  const options = { revalidateIfStale: true, dedupingInterval: 0 }
  const readAll = async () => {
    const all = await Promise.all(ids.map((applicationId) => readOne(applicationId)))
    const found = all.filter((one) => one !== undefined)
    for (const { application } of found)
      void mutate(pathOf(findApplication, { applicationId: application.id }), application, { revalidate: false })
    return found.sort((a, b) => a.application.createdAt.localeCompare(b.application.createdAt))
  }
  return useSWR<Compared[]>(key, readAll, options)
}

async function readOne(applicationId: string): Promise<Compared | undefined> {
  try {
    const [application, ratings] = await Promise.all([
      read(pathOf(findApplication, { applicationId })) as Promise<ReviewedApplication>,
      read(pathOf(listCall, { applicationId })) as Promise<Ratings>,
    ])
    return { application, ratings }
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}
