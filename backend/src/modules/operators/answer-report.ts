import type { AnswerInput } from '@goodword/contract/operator-reports'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireOperator, type SignedIn } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { hasOtherOwner } from '../../db/members/has-other-owner.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { reports } from '../../db/schema/reports.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { BadInput, Conflict, NotFound } from '../../errors.ts'
import type { Letter } from '../../letters/letter.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'
import { closeOneAccount } from './close-account.ts'
import { hideOneJob } from './hide-job.ts'
import { reportedAuthor } from './reported-version.ts'

type Answer = z.output<typeof AnswerInput>

/**
 * Answers a report of a posting and does what was decided, unless it is done already, in one transaction. All open reports of the
 * posting, or of all postings of a closed account, are answered with it, and who sent one gets a letter
 * (docs/rules.md#an-operator-answers-a-report).
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such report or nothing to hide; BadInput
 * where something is to be done without a reason; Conflict where it was answered, where nothing is to be done about a posting that is
 * hidden, and where the account cannot be closed; TooMany
 */
export async function answerReport(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mail' | 'providers'>,
  actor: Actor,
  reportId: string,
  answer: Answer,
): Promise<void> {
  const operator = requireOperator(actor)
  const { db, log, mail } = deps
  await limitOperator(db, operator)
  const answered = await db.transaction(async (tx) => {
    const found = await findReported(tx, reportId)
    const jobIds = await act(tx, deps, operator, { ...answer, ...found })
    const { outcome, answer: text } = answer
    const closed = await tx
      .update(reports)
      .set({ outcome, answer: text, answeredAt: sql`now()` })
      .where(and(inArray(reports.jobId, jobIds), isNull(reports.answeredAt)))
      .returning({ id: reports.id, reporterId: reports.reporterId, referralId: reports.referralId })
    if (!closed.some(({ id }) => id === reportId)) throw new Conflict('This report was answered already.')
    await mail.enqueueEach(tx, closed.flatMap(letterTo))
    await appendAuditEntry(tx, operator, 'report-answered', reportId)
    return closed.length
  })
  log.info({ reportId, outcome: answer.outcome, answered }, 'report answered')
}

async function findReported(tx: Transaction, reportId: string) {
  const [found] = await tx
    .select({
      jobId: jobs.id,
      posterId: reportedAuthor,
      companyId: jobs.companyId,
      answeredAt: reports.answeredAt,
    })
    .from(reports)
    .innerJoin(jobs, eq(jobs.id, reports.jobId))
    .where(eq(reports.id, reportId))
  if (!found) throw new NotFound('There is no such report.')
  if (found.answeredAt) throw new Conflict('This report was answered already.')
  return found
}

interface Decision extends Answer {
  jobId: string
  posterId: string
  companyId: string
}

/**
 * Does what was decided, where it is not done already. In any case the postings are locked, so that nobody else answers or reports them
 * meanwhile.
 * @returns the postings whose reports it answers
 */
async function act(
  tx: Transaction,
  deps: Pick<Deps, 'env' | 'mail' | 'providers'>,
  operator: SignedIn,
  { outcome, reason, jobId, posterId: userId, companyId }: Decision,
): Promise<string[]> {
  if (outcome === 'account-closed') {
    const known = await closePoster(tx, deps, operator, { userId, reason })
    if (!(await hasOtherOwner(tx, { companyId, userId }))) return lockJobsOf(tx, companyId)
    // The company goes on without who wrote it; this posting does not.
    const { isHidden, isRemoved } = await lockReported(tx, jobId)
    if (!isHidden && !isRemoved) await hideOneJob(tx, deps.mail, operator, { jobId, reason: required(reason ?? known) })
    return [jobId]
  }
  const { isHidden } = await lockReported(tx, jobId)
  if (outcome === 'nothing' && isHidden)
    throw new Conflict('This posting is hidden. Please answer that it is, or show it again first.')
  if (outcome === 'job-hidden' && !isHidden)
    await hideOneJob(tx, deps.mail, operator, { jobId, reason: required(reason) })
  return [jobId]
}

/** Before the jobs, as closing does. @returns the reason of an account that was closed before */
async function closePoster(
  tx: Transaction,
  deps: Pick<Deps, 'env' | 'mail' | 'providers'>,
  operator: SignedIn,
  { userId, reason }: { userId: string; reason: string | undefined },
): Promise<string | undefined> {
  const [poster] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (poster?.closedAt) return poster.closedReason ?? undefined
  await closeOneAccount(tx, deps, operator, { userId, reason: required(reason) })
  return undefined
}

async function lockReported(tx: Transaction, jobId: string) {
  const [job] = await tx
    .select({ hiddenAt: jobs.hiddenAt, removedAt: jobs.removedAt })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .for('update')
  return { isHidden: Boolean(job?.hiddenAt), isRemoved: Boolean(job?.removedAt) }
}

function required(reason: string | undefined): string {
  if (!reason) throw new BadInput('Please say why', { reason: 'Please say why' })
  return reason
}

/** Also those that were deleted: of them there may be reports. */
async function lockJobsOf(tx: Transaction, companyId: string): Promise<string[]> {
  const locked = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .orderBy(asc(jobs.id))
    .for('update')
  return locked.map(({ id }) => id)
}

interface Answered {
  id: string
  reporterId: string | null
  referralId: string | null
}

/** Of a guest nothing is known. */
function letterTo({ id, reporterId, referralId }: Answered): Letter[] {
  if (referralId) return [{ kind: 'candidate-report-answered', referralId }]
  return reporterId ? [{ kind: 'report-answered', reportId: id }] : []
}
