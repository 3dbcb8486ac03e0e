import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { closingSentence } from './closing-sentence.ts'

const texts = textsIn('en')

test.each([
  [0, 'No application is pending, and nobody gets an email.'],
  [1, '1 application is pending: closing the job does not answer it and sends no email.'],
  [1200, '1,200 applications are pending: closing the job answers none of them and sends no email.'],
])('closing a job with %p pending applications says what stays pending', (pending, sentence) =>
  expect(closingSentence(pending, texts)).toBe(sentence),
)
