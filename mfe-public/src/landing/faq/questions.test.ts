import { expect, test } from 'bun:test'
import { GUARANTEE_DAYS } from '@goodword/contract/limits'
import { candidateQuestions } from './candidate-questions.ts'
import { companyQuestions } from './company-questions.ts'
import { recommenderQuestions } from './recommender-questions.ts'

test('recommenders have seven questions, candidates four, companies eight', () =>
  expect([recommenderQuestions.length, candidateQuestions.length, companyQuestions.length]).toEqual([7, 4, 8]))

const answerTo = (asked: string) =>
  [...recommenderQuestions, ...candidateQuestions, ...companyQuestions].find(({ question }) => question === asked)
    ?.answer

test('the FAQ tells companies that hires outlive a deleted job', () =>
  expect(answerTo('What happens when I delete a job?')).toContain('Whoever was hired keeps their page'))

test('the FAQ tells candidates that each email links to their own page', () =>
  expect(answerTo('What happens after I apply?')).toContain('Each email has a link to your own page'))

test('the FAQ tells recommenders when rewards are due and that the site moves no money', () =>
  expect(answerTo('When is a reward paid?')).toMatch(
    new RegExp(`due ${GUARANTEE_DAYS} days later, if the hire lasts\\..* the money moves outside the site`),
  ))

test('the FAQ tells companies who reads jobs with and without a public page', () =>
  expect(answerTo('Who can see my jobs?')).toMatch(
    /signed in to Goodword.* public page can be read by everybody, without its bonus/,
  ))

test('no question is asked twice', () => {
  const all = [...recommenderQuestions, ...candidateQuestions, ...companyQuestions].map(({ question }) => question)
  expect(new Set(all).size).toBe(all.length)
})
