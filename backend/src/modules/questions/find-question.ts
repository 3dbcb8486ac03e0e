import type { Question } from '@goodword/contract/questions'
import { eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { companyQuestions } from './company-questions.ts'

/**
 * One question, answered or not.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for questions of others
 */
export async function findQuestion({ db }: Pick<Deps, 'db'>, actor: Actor, questionId: string): Promise<Question> {
  const { userId } = requireManager(actor, 'Only hiring managers can see questions.')
  const [found] = await companyQuestions(db, userId, eq(candidateQuestions.id, questionId), 1)
  if (!found) throw new NotFound('There is no such question, or it is not open any more.')
  return found
}
