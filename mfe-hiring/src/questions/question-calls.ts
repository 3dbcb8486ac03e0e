import { callOf, pathOf } from '@goodword/contract/endpoint'
import type * as questions from '@goodword/contract/questions'

/** The calls of questions without their schemas. */
export const listQuestions = callOf<typeof questions.listQuestions>('GET', '/api/questions')
export const findQuestion = callOf<typeof questions.findQuestion>('GET', '/api/questions/:id')
export const answerQuestion = callOf<typeof questions.answerQuestion>('POST', '/api/questions/:id/answer')

/** The path of the list, by which it is kept. */
export const QUESTIONS = pathOf(listQuestions)
