import { type Application, countApplications, setApplicationStatus } from '@goodword/contract/applications'
import { call } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { setApplicationStatuses } from '@goodword/contract/inbox'
import { myJobsPath } from '@goodword/contract/job-lists'
import { countMyJobs, type MyJob } from '@goodword/contract/jobs'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { useStatementChanged } from '@goodword/shared-money/statement/use-statement-changed.ts'
import { useSWRConfig } from '@goodword/shared-ui/kernel'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useRef } from 'react'
import { withPending } from '../applications/with-pending.ts'
import { useChangeApplications } from '../reading/use-change-applications.ts'
import { useRereadJob } from '../waiting/use-reread-job.ts'
import { type Decided, type Decision, decisionOf, undoOf, type Why } from './decision.ts'

/**
 * Sets the status of applications, and sets it back. Lists and pages that show them follow; what counts them is read again
 * (docs/rules.md#what-was-read-stays-until-it-is-changed).
 */
export function useDecide() {
  const { mutate } = useSWRConfig()
  const change = useChangeApplications()
  const changeJobs = useChangeList<MyJob>()
  const reread = useRereadJob()
  const statementChanged = useStatementChanged()
  const sent = useRef({ open: 0, jobs: new Set<string>() })

  /** Sends a decision. Its job is read again once none is under way: what was read before another is stored would undo that on screen. */
  async function send<T>(decide: () => Promise<T>): Promise<T> {
    sent.current.open += 1
    try {
      return await decide()
    } finally {
      sent.current.open -= 1
      if (sent.current.open === 0) {
        for (const jobId of sent.current.jobs) reread(jobId)
        sent.current.jobs.clear()
      }
    }
  }

  const set = (rows: readonly Decided[], status: ApplicationStatus, why: Why = {}) =>
    send(() => setAll(rows, status, why))

  async function setAll(rows: readonly Decided[], status: ApplicationStatus, why: Why): Promise<Decision> {
    const outcomes = await call(setApplicationStatuses, { body: { ids: rows.map(({ id }) => id), status, ...why } })
    const decision = { ...decisionOf(rows, status, outcomes, Date.now()), tellAt: why.tellAt ?? undefined }
    for (const { id, outcome, status: now } of outcomes) {
      // Whoever withdrew has done so since: that the page reads by itself.
      if (!now || outcome === 'withdrawn') continue
      // Of a status that waits, the time that is left out stays.
      const isKept = outcome === 'unchanged' || why.tellAt === undefined
      change(id, ({ status: before, tellAt }: Application) => ({
        status: now,
        tellAt: isKept && before === now ? tellAt : (why.tellAt ?? null),
      }))
    }
    follow(decision.changed, status)
    return decision
  }

  /** Reads again what counts them, and what they mean in money. */
  function follow(rows: readonly Decided[], status: ApplicationStatus) {
    for (const { jobId, status: before } of rows) {
      changeJobs(myJobsPath(), (jobs) =>
        withPending(jobs, jobId, Number(status === 'pending') - Number(before === 'pending')),
      )
      void mutate(pathOf(countApplications, { jobId }), undefined)
    }
    void mutate(pathOf(countMyJobs), undefined)
    for (const { jobId } of rows) sent.current.jobs.add(jobId)
    if (status === 'hired' || rows.some((row) => row.status === 'hired')) statementChanged()
  }

  return {
    set,
    /**
     * Changes when a decision is told, or takes it back, where `lastChange` is the last change still.
     * @returns the application as it is now
     */
    async tell(row: Decided, status: ApplicationStatus, tellAt: string | null | undefined, lastChange?: string) {
      const body = { status, ...(tellAt !== undefined && { tellAt }), ...(lastChange && { lastChange }) }
      return send(async () => {
        const params = { applicationId: row.id }
        const { newsInSeconds: _, ...now } = await call(setApplicationStatus, { params, body })
        change(row.id, () => ({ status: now.status, toldStatus: now.toldStatus, tellAt: now.tellAt }))
        follow([row], status)
        return now
      })
    },
    /** Sets each of them back. */
    async undo(decision: Decision): Promise<void> {
      for (const { status, rows, why } of undoOf(decision, Date.now())) {
        await set(
          rows.map((row) => ({ ...row, status: decision.status })),
          status,
          why,
        )
      }
    },
  }
}
