import { ANSWERS_PER_HOUR } from '@goodword/contract/limits'
import type { AnswerInput, Question } from '@goodword/contract/questions'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { companyQuestions } from './company-questions.ts'

const HOUR = 3600

/**
 * Answers a question, for the page and the letter of who asked it (docs/rules.md#a-question-can-be-asked-before-applying). The letter is
 * written in the same transaction. The same answer again changes nothing.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for questions of others, Conflict where a colleague was
 * sooner, TooMany
 */
export async function answerQuestion(
  { db, log, mail }: Pick<Deps, 'db' | 'log' | 'mail'>,
  actor: Actor,
  questionId: string,
  { text }: AnswerInput,
): Promise<Question> {
  const { userId } = requireManager(actor, 'Only hiring managers can answer questions.')
  const isIt = eq(candidateQuestions.id, questionId)
  const { answered, isNew } = await db.transaction(async (tx) => {
    const referralId = await lockAsker(tx, questionId)
    // Whose it is, and whether it still reaches anybody: asked under the lock.
    const [before] = await companyQuestions(tx, userId, isIt, 1)
    if (!before) throw new NotFound('There is no such question, or it is not open any more.')
    if (before.answer?.isMine && before.answer.text === text) return { answered: before, isNew: false }
    if (before.answer?.isMine) throw new Conflict('You have answered this question already.')
    if (before.answer) throw new Conflict('A colleague has answered this question already. Your words were not sent.')
    await takeFromLimit(tx, `answers:${userId}`, ANSWERS_PER_HOUR, HOUR, 'You have answered many questions.')
    await tx
      .update(candidateQuestions)
      .set({ answer: text, answeredBy: userId, answeredAt: sql`now()` })
      .where(and(isIt, isNull(candidateQuestions.answeredAt)))
    await mail.enqueue(tx, [{ kind: 'question-answered', referralId, questionId }])
    const [answered] = await companyQuestions(tx, userId, isIt, 1)
    return { answered, isNew: true }
  })
  if (!answered) throw new NotFound('There is no such question, or it is not open any more.')
  if (isNew) log.info({ userId, questionId, jobId: answered.job.id }, 'question answered')
  return answered
}

/** Locks the invitation by which a question was asked: erasing, declining and a colleague's answer wait, or go first. */
async function lockAsker(tx: Transaction, questionId: string): Promise<string> {
  const [found] = await tx
    .select({ referralId: candidateQuestions.referralId })
    .from(candidateQuestions)
    .where(eq(candidateQuestions.id, questionId))
  const held = found && (await lockInOrder(tx, eq(referrals.id, found.referralId)))
  if (!held) throw new NotFound('There is no such question, or it is not open any more.')
  return held.referral.id
}
