import { expect, test } from 'bun:test'
import { ASK, applyPath, DECISION, formAnswerKey, REMOVE, uploadedField } from '../src/form-answer.ts'

/** The server reads what pages have sent that it drew before its last release. */
test('forms sent without scripts have these field names', () =>
  expect([...(['resume', 'portfolio', 'additional'] as const).map(uploadedField), REMOVE, DECISION, ASK]).toEqual([
    'resume-uploaded',
    'portfolio-uploaded',
    'additional-uploaded',
    'remove',
    'decision',
    'ask',
  ]))

test("the candidate page's address and the key of its form answer contain the token", () =>
  expect([applyPath('abc'), formAnswerKey('/apply/abc')]).toEqual(['/apply/abc', '/apply/abc#answer']))
