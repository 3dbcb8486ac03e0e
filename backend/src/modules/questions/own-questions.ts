import type { OwnQuestion } from '@goodword/contract/questions'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import type { Deps } from '../../deps.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'

type Row = Pick<typeof candidateQuestions.$inferSelect, 'id' | 'text' | 'createdAt' | 'answer' | 'answeredAt'>

/** As `json` has the moments. */
type Asked = Omit<Row, 'createdAt' | 'answeredAt'> & { createdAt: string; answeredAt: string | null }

/** The questions of a referral, oldest first, as a column: the candidate's page is read by one statement. */
export const askedColumn: SQL<Asked[]> = sql<Asked[]>`coalesce((
  select json_agg(json_build_object('id', q.id, 'text', q.text, 'createdAt', q.created_at, 'answer', q.answer,
    'answeredAt', q.answered_at) order by q.created_at, q.id)
  from candidate_questions q where q.referral_id = referrals.id), '[]')`

/** What the column has, as rows. */
export const rowsOfAsked = (asked: readonly Asked[]): Row[] =>
  asked.map(({ createdAt, answeredAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  }))

/** The questions of a referral, oldest first. */
export function questionsOf(db: Connection, referralId: string): Promise<Row[]> {
  return db
    .select()
    .from(candidateQuestions)
    .where(eq(candidateQuestions.referralId, referralId))
    .orderBy(asc(candidateQuestions.createdAt), asc(candidateQuestions.id))
}

/**
 * Questions as who asked them reads them.
 * @param email to which answers go; null where there is none that is confirmed
 */
export async function asOwn(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  rows: readonly Row[],
  email: string | null,
): Promise<OwnQuestion[]> {
  if (rows.length === 0) return []
  const refusesEmails = email !== null && (await isSuppressed(db, env, email, { forever: true }))
  const byLetter = email !== null && !refusesEmails
  return rows.map(({ id, text, createdAt, answer, answeredAt }) => ({
    id,
    text,
    askedAt: createdAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    byLetter,
    refusesEmails,
  }))
}

/** To which address answers go after the submission; null where it is not confirmed, and after a withdrawal. */
export async function confirmedEmailOf(db: Connection, referralId: string): Promise<string | null> {
  const [found] = await db
    .select({ email: applications.email, confirmedAt: applications.confirmedAt, withdrawnAt: applications.withdrawnAt })
    .from(applications)
    .where(eq(applications.referralId, referralId))
  return found?.confirmedAt && !found.withdrawnAt ? found.email : null
}
