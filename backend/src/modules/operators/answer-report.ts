import type { AnswerInput } from '@goodword/contract/operator-reports'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireOperator, type SignedIn } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { reports } from '../../db/schema/reports.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import type { Letter } from '../../letters/letter.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'
import { closeOneAccount } from './close-account.ts'
import { hideOneJob } from './hide-job.ts'

type Answer = z.output<typeof AnswerInput>

/**
 * Answers a report of a posting and does what was decided, in one transaction. All open reports of the posting are answered with it,
 * and who sent one gets a letter (docs/rules.md#an-operator-answers-a-report).
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is no such report; Conflict where it was answered,
 * the posting is hidden already or the account cannot be closed; TooMany
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
    const outcome = await act(tx, deps, operator, { ...answer, ...found })
    const { answer: text } = answer
    const closed = await tx
      .update(reports)
      .set({ outcome, answer: text, answeredAt: sql`now()` })
      .where(and(eq(reports.jobId, found.jobId), isNull(reports.answeredAt)))
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

/**
 * Does what was decided. In any case the posting is locked alone, so that nobody else answers or reports it meanwhile.
 * @returns what reporters are told: of a posting that is hidden already, that it is
 */
async function act(
  tx: Transaction,
  deps: Pick<Deps, 'env' | 'mail' | 'providers'>,
  operator: SignedIn,
  { outcome, reason = '', jobId, ownerId }: Answer & { jobId: string; ownerId: string },
): Promise<ReportOutcome> {
  if (outcome === 'account-closed') await closeOneAccount(tx, deps, operator, { userId: ownerId, reason })
  else if (outcome === 'job-hidden') await hideOneJob(tx, deps.mail, operator, { jobId, reason })
  else {
    const [job] = await tx.select({ hiddenAt: jobs.hiddenAt }).from(jobs).where(eq(jobs.id, jobId)).for('update')
    if (job?.hiddenAt) return 'job-hidden'
  }
  return outcome
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
