import type { AnswerInput } from '@goodword/contract/operator-reports'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireOperator, type SignedIn } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { companies } from '../../db/schema/companies.ts'
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
    .select({ jobId: jobs.id, ownerId: companies.ownerId, answeredAt: reports.answeredAt })
    .from(reports)
    .innerJoin(jobs, eq(jobs.id, reports.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(reports.id, reportId))
  if (!found) throw new NotFound('There is no such report.')
  if (found.answeredAt) throw new Conflict('This report was answered already.')
  return found
}

interface Decision extends Answer {
  jobId: string
  ownerId: string
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
  { outcome, reason, jobId, ownerId }: Decision,
): Promise<string[]> {
  if (outcome === 'account-closed') {
    // Before the jobs, as closing does.
    const [owner] = await tx.select().from(users).where(eq(users.id, ownerId)).for('no key update')
    if (!owner?.closedAt) await closeOneAccount(tx, deps, operator, { userId: ownerId, reason: required(reason) })
    return lockJobsOf(tx, ownerId)
  }
  const [job] = await tx.select({ hiddenAt: jobs.hiddenAt }).from(jobs).where(eq(jobs.id, jobId)).for('update')
  const isHidden = Boolean(job?.hiddenAt)
  if (outcome === 'nothing' && isHidden)
    throw new Conflict('This posting is hidden. Please answer that it is, or show it again first.')
  if (outcome === 'job-hidden' && !isHidden)
    await hideOneJob(tx, deps.mail, operator, { jobId, reason: required(reason) })
  return [jobId]
}

function required(reason: string | undefined): string {
  if (!reason) throw new BadInput('Please say why', { reason: 'Please say why' })
  return reason
}

/** Also those that were deleted: of them there may be reports. */
async function lockJobsOf(tx: Transaction, ownerId: string): Promise<string[]> {
  const theirs = tx.select({ id: companies.id }).from(companies).where(eq(companies.ownerId, ownerId))
  const locked = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.companyId, theirs))
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
