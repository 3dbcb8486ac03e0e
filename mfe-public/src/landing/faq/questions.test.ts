import { expect, test } from 'bun:test'
import { candidateQuestions } from './candidate-questions.ts'
import { companyQuestions } from './company-questions.ts'
import { recommenderQuestions } from './recommender-questions.ts'

test('recommenders have seven questions, candidates four, companies eight', () =>
  expect([recommenderQuestions.length, candidateQuestions.length, companyQuestions.length]).toEqual([7, 4, 8]))

test('no question is asked twice', () => {
  const all = [...recommenderQuestions, ...candidateQuestions, ...companyQuestions].map(({ question }) => question)
  expect(new Set(all).size).toBe(all.length)
})
