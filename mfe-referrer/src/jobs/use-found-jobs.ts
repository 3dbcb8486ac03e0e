import { jobsPath } from '@goodword/contract/job-lists'
import type { JobQuery, JobSummary } from '@goodword/contract/jobs'
import { readPage } from '@goodword/contract/pages'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { type List, useList } from '@goodword/shared-ui/lists/use-list.ts'
import { useEffect, useRef } from 'react'

/** What is on the screen of the jobs that were asked for. */
export interface FoundJobs {
  /** Names the search that found them; undefined while nothing was found yet. */
  path: string | undefined
  jobs: JobSummary[]
  total: List<JobSummary>['total']
  /** Where they grow; undefined while they are those of the search before. */
  list: List<JobSummary> | undefined
}

/**
 * The jobs that a search finds, as the server says. Those of the search before stay until the answer is there, and what was
 * asked last is what counts (docs/rules.md#the-last-search-counts).
 * @returns `found`; `isReading`, whether an answer is on its way; `error`, where there is none; `retry`, to ask again
 */
export function useFoundJobs(query: JobQuery) {
  const path = jobsPath(query)
  const asking = useRef<AbortController>(null)
  const list = useList<JobSummary>(path, (at) => {
    if (at !== path) return readPage<JobSummary>(at)
    asking.current?.abort()
    asking.current = new AbortController()
    return readPage<JobSummary>(at, asking.current.signal)
  })
  const found = useRef<FoundJobs>({ path: undefined, jobs: [], total: undefined, list: undefined })
  if (list.items) found.current = { path, jobs: list.items, total: list.total, list }
  else found.current = { ...found.current, list: undefined }

  const { mutate } = useSWRConfig()
  // Of the results found while typing, only the last are kept.
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) void mutate(before.current, undefined, { revalidate: false })
    before.current = path
  }, [path, mutate])

  return {
    found: found.current,
    isReading: list.isReading,
    // A search that was given up has failed, too: only the answer to this one counts.
    error: list.items || list.isReading ? undefined : list.error,
    retry: list.refresh,
  }
}
