import {
  type Application,
  type ChangedApplication,
  countApplications,
  listApplications,
  setApplicationStatus,
} from '@goodword/contract/applications'
import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, type MyJob } from '@goodword/contract/jobs'
import { firstPageOf } from '@goodword/contract/pages'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { useStatementChanged } from '@goodword/shared-money/statement/use-statement-changed.ts'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useCallback, useRef } from 'react'
import { useRereadJob } from '../waiting/use-reread-job.ts'
import { withPending } from './with-pending.ts'
import { withReply } from './with-reply.ts'
import { withStatus } from './with-status.ts'

/** Sets one application's status; answers what the server did. */
export type SetStatus = (application: Application, status: ApplicationStatus) => Promise<ChangedApplication>

/**
 * Sets an application's status: on screen at once, undone when the server refuses. Changes are sent one after the
 * other, so that the last one chosen is the last one stored; when none is left, it is counted again, and where one was refused
 * the list is read again (docs/rules.md#what-was-read-stays-until-it-is-changed).
 */
export function useSetStatus(jobId: string): SetStatus {
  const { mutate } = useSWRConfig()
  const changeList = useChangeList<Application>()
  const changeJobs = useChangeList<MyJob>()
  const reread = useRereadJob()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const isRefused = useRef(false)
  // The function that this answers stays the same.
  const statementChanged = useRef(useStatementChanged())

  return useCallback(
    async ({ id, status: before }, status) => {
      const list = firstPageOf(listApplications, { jobId })
      const change = (update: (list: Application[]) => Application[]) => changeList(list, update)
      const recount = (from: ApplicationStatus, to: ApplicationStatus) =>
        changeJobs(myJobsPath(), (jobs) =>
          withPending(jobs, jobId, Number(to === 'pending') - Number(from === 'pending')),
        )
      change((all) => withStatus(all, id, status))
      const sent = last.current.then(() =>
        call(setApplicationStatus, { params: { applicationId: id }, body: { status } }),
      )
      const settled = sent.catch(() => {})
      last.current = settled
      try {
        const changed = await sent
        change((all) => withReply(all, id, status, changed))
        recount(before, status)
        if (before === 'hired' || status === 'hired') statementChanged.current()
        return changed
      } catch (error) {
        change((all) => withStatus(all, id, before, status))
        isRefused.current = true
        throw error
      } finally {
        if (last.current === settled) {
          void mutate(pathOf(countApplications, { jobId }))
          void mutate(pathOf(countMyJobs))
          reread(jobId)
          if (isRefused.current) void mutate(list)
          isRefused.current = false
        }
      }
    },
    [jobId, mutate, changeList, changeJobs, reread],
  )
}
