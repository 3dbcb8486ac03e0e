import { closeReason } from '@goodword/contract/close-reason'
import type { Job, JobQuery, JobSummary } from '@goodword/contract/jobs'
import { LIST_MAX } from '@goodword/contract/limits'
import type { Total } from '@goodword/contract/pages'
import type { PersonKeys } from '../../auth/is-same-person.ts'
import type { Database } from '../../db/connect/client.ts'
import { inShort } from './in-short.ts'
import { readSharedJobs, type SharedJob } from './read-shared-jobs.ts'
import { jobSearch } from './search/job-search.ts'

/** A page of open jobs as it is for everybody. */
export interface SharedJobPage {
  /** As people of other companies see them. */
  jobs: (Job | JobSummary)[]
  /** In the same order: who belongs to the company, and how many referrals that one knows of. */
  owned: { members: readonly PersonKeys[]; referralCount: number }[]
  /** Undefined where these are the last. */
  nextCursor: string | undefined
  /** How many match in all; undefined where nobody asked for a first page. */
  total: Total | undefined
}

/** @throws BadInput for a foreign cursor */
export async function readJobPage(db: Database, query: JobQuery): Promise<SharedJobPage> {
  const { limit = LIST_MAX, cursor, close, summary, q = '' } = query
  const search = jobSearch(db)
  const wanted = { limit, cursor, isCounted: query.limit !== undefined && !cursor }
  const { ids, called, next, total } = await (close ? search.findClose(query, wanted) : search.find(query, wanted))
  const read = await readSharedJobs(db, ids)
  const page = close ? withReasons(read, q, called) : read
  return {
    nextCursor: next,
    total,
    jobs: page.map(({ job }) => (summary ? inShort(job) : job)),
    owned: page.map(({ members, knownReferrals }) => ({ members, referralCount: knownReferrals })),
  }
}

/** Should a database's alphabet differ from ours, what has no reason for us is left out. */
function withReasons(read: readonly SharedJob[], text: string, called: ReadonlyMap<string, string>): SharedJob[] {
  return read.flatMap(({ job, ...rest }) => {
    const name = called.get(job.id)
    const why = name === undefined ? closeReason(job, text) : { in: 'occupation' as const, word: name }
    return why ? [{ job: { ...job, why }, ...rest }] : []
  })
}
