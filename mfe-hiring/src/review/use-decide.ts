import { type Application, countApplications } from '@goodword/contract/applications'
import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { type StatusesInput, setApplicationStatuses } from '@goodword/contract/inbox'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, type MyJob } from '@goodword/contract/jobs'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { useStatementChanged } from '@goodword/shared-money/statement/use-statement-changed.ts'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { withPending } from '../applications/with-pending.ts'
import { type Decided, type Decision, decisionOf, undoOf } from './decision.ts'
import { useChangeApplications } from './use-change-applications.ts'

/** Why it is set, and when it is told. */
export type Why = Pick<StatusesInput, 'reason' | 'tellAt'>

/**
 * Sets the status of applications, and sets it back. Lists and pages that show them follow; what counts them is read again
 * (docs/rules.md#what-was-read-stays-until-it-is-changed).
 */
export function useDecide() {
  const { mutate } = useSWRConfig()
  const change = useChangeApplications()
  const changeJobs = useChangeList<MyJob>()
  const statementChanged = useStatementChanged()

  async function set(rows: readonly Decided[], status: ApplicationStatus, why: Why = {}): Promise<Decision> {
    const outcomes = await call(setApplicationStatuses, { body: { ids: rows.map(({ id }) => id), status, ...why } })
    const decision = { ...decisionOf(rows, status, outcomes, Date.now()), tellAt: why.tellAt ?? undefined }
    for (const { id, outcome, status: now } of outcomes) {
      // Whoever withdrew has done so since: that the page reads by itself.
      if (now && outcome !== 'withdrawn')
        change(id, (application: Application) => ({ ...application, status: now, tellAt: why.tellAt ?? null }))
    }
    for (const { jobId, status: before } of decision.changed) {
      changeJobs(myJobsPath(), (jobs) =>
        withPending(jobs, jobId, Number(status === 'pending') - Number(before === 'pending')),
      )
      void mutate(pathOf(countApplications, { jobId }), undefined)
    }
    void mutate(pathOf(countMyJobs), undefined)
    if (status === 'hired' || rows.some((row) => row.status === 'hired')) statementChanged()
    return decision
  }

  return {
    set,
    /** Sets each of them back. */
    async undo(decision: Decision): Promise<void> {
      for (const [before, rows] of undoOf(decision)) {
        await set(
          rows.map((row) => ({ ...row, status: decision.status })),
          before,
        )
      }
    },
  }
}
