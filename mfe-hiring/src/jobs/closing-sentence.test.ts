import { expect, test } from 'bun:test'
import { closingSentence } from './closing-sentence.ts'

test.each([
  [0, 'Nobody waits for a first answer, and nobody gets an email.'],
  [1, '1 candidate is pending and waits for your answer: closing the job gives none and sends no email.'],
  [1200, '1,200 candidates are pending and wait for your answer: closing the job gives none and sends no email.'],
])('closing a job with %p pending applications says who waits', (pending, sentence) =>
  expect(closingSentence(pending)).toBe(sentence),
)
