import { said } from '@goodword/languages/texts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment, text } from './fields.ts'
import { MESSAGE_MAX, QUESTION_MAX } from './limits.ts'

/** Questions before an application, and their answers (docs/rules.md#a-question-can-be-asked-before-applying). */

export const QuestionInput = z.object({ text: text(1, said('Please write your question'), QUESTION_MAX) })
export type QuestionInput = z.infer<typeof QuestionInput>

/** A question as the person reads it who asked it. */
export const OwnQuestion = z.object({
  id: z.string(),
  text: z.string(),
  askedAt: Moment,
  /** Null until the company has answered, both. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Moment),
  /** Whether its answer comes by email, too; not to an address that refused all emails. */
  byLetter: z.boolean(),
  /** Whether that is why it does not; false where there is no confirmed address, and after a withdrawal. */
  refusesEmails: z.boolean(),
})
export type OwnQuestion = z.infer<typeof OwnQuestion>

/**
 * Asks the company behind a personal link; 404 for every bad link alike, 409 after the application and where nobody can apply, 429 for
 * too many. The same text again answers the first question.
 */
export const askQuestion = endpoint('POST', '/api/referrals/token/:token/questions', {
  body: QuestionInput,
  reply: OwnQuestion,
})

/** A question as the company reads it: nothing in it leads to who asked. */
export const Question = z.object({
  /** Random, so that it tells no time. */
  id: z.string(),
  text: z.string(),
  /** A calendar day in UTC. */
  askedOn: z.string(),
  job: z.object({ id: z.string(), title: z.string() }),
  /** Null until somebody answers; `by` is null for an account that is gone. */
  answer: z.nullable(z.object({ text: z.string(), by: z.nullable(z.string()), isMine: z.boolean(), at: Moment })),
})
export type Question = z.infer<typeof Question>

/** Questions about the company's postings that nobody has answered, oldest first, at most `PAGE_MAX`. */
export const listQuestions = endpoint('GET', '/api/questions', { reply: z.array(Question) })
/** One question, answered or not; 404 for those of others. */
export const findQuestion = endpoint('GET', '/api/questions/:id', { reply: Question })

export const AnswerInput = z.object({ text: text(1, 'Please write an answer', MESSAGE_MAX) })
export type AnswerInput = z.infer<typeof AnswerInput>

/** Answers a question; 404 for those of others, 409 where a colleague was sooner. The same answer again changes nothing. */
export const answerQuestion = endpoint('POST', '/api/questions/:id/answer', { body: AnswerInput, reply: Question })
