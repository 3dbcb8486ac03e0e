import { expect, test } from 'bun:test'
import { ASK, applyPath, DECISION, formAnswerKey, REMOVE, uploadedField } from '../src/form-answer.ts'

/** The server reads what pages have sent that it drew before its last release. */
test('forms that are sent without a script name their fields so', () =>
  expect([...(['resume', 'portfolio', 'additional'] as const).map(uploadedField), REMOVE, DECISION, ASK]).toEqual([
    'resume-uploaded',
    'portfolio-uploaded',
    'additional-uploaded',
    'remove',
    'decision',
    'ask',
  ]))

test("a candidate's page is at its token, and what answers a form beside its other replies", () =>
  expect([applyPath('abc'), formAnswerKey('/apply/abc')]).toEqual(['/apply/abc', '/apply/abc#answer']))
