import { PAGE_MAX } from '@goodword/contract/limits'
import type { Question } from '@goodword/contract/questions'
import { isNull } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import type { Deps } from '../../deps.ts'
import { companyQuestions } from './company-questions.ts'

/**
 * The questions about the company's postings that nobody has answered, oldest first
 * (docs/rules.md#a-question-can-be-asked-before-applying).
 * @throws Unauthenticated, Forbidden for everyone who is no manager
 */
export function listQuestions({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Question[]> {
  const { userId } = requireManager(actor, 'Only hiring managers can see questions.')
  return companyQuestions(db, userId, isNull(candidateQuestions.answeredAt), PAGE_MAX)
}
