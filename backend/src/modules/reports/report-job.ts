import type { ReportInput } from '@goodword/contract/reports'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../auth/actor.ts'
import { hashedAddress } from '../../auth/hashed-address.ts'
import { isOwnCompany } from '../../auth/is-own-company.ts'
import { lockJob } from '../../db/locks/lock-job.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { noteReport } from './note-report.ts'

interface Report extends z.output<typeof ReportInput> {
  jobId: string
  /** The network address that the request came from. */
  address: string
}

/**
 * Reports an open posting (docs/rules.md#everybody-can-report-a-posting): anybody, whoever has no role only one with a public page. The
 * company does not learn who.
 * @throws NotFound where the reader has no such posting; Conflict for one of the own company, and for a second report of a person; TooMany
 */
export async function reportJob(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mail' | 'providers'>,
  actor: Actor,
  { jobId, address, ...input }: Report,
): Promise<void> {
  const { db, env, log } = deps
  const isMember = actor.kind === 'user' && actor.role !== null
  const reportId = await db.transaction(async (tx) => {
    const job = await lockJob(tx, jobId)
    const isPublic = isMember || (await tx.$count(jobs, and(eq(jobs.id, jobId), jobs.isPublic))) > 0
    if (!job?.isActive || !isPublic) throw new NotFound('This job is not open any more.')
    if (actor.kind === 'guest') return noteReport(tx, deps, { ...input, jobId, source: hashedAddress(env, address) })
    const { userId: reporterId } = actor
    if (await isOwnCompany(tx, actor, job.companyId))
      throw new Conflict('This is a posting of your own company. You can close or delete it.')
    return noteReport(tx, deps, { ...input, jobId, reporterId, source: reporterId })
  })
  log.info({ reportId, jobId }, 'posting reported')
}
