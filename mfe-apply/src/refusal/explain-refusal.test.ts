import { expect, test } from 'bun:test'
import { ApiError } from '@goodword/contract/call'
import { textsIn } from '@goodword/shared-ui/kernel'
import { explainRefusal } from './explain-refusal.ts'
import { OPENED_AGAIN } from './lost-visit.ts'

const { t } = textsIn('en')

function refused(status: number, detail: string, errors?: Record<string, string>) {
  const problem = {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail,
    requestId: 'r',
    ...(errors ? { errors } : {}),
  }
  return new ApiError(status, JSON.stringify(problem), problem)
}

test("the server's sentence is passed on", () =>
  expect(explainRefusal(refused(409, 'This job is closed.'), t).sentence).toBe('This job is closed.'))

test('a message about a document names its slot', () =>
  expect(explainRefusal(refused(400, 'This file is empty.', { resumeUrl: 'This file is empty.' }), t)).toEqual({
    sentence: 'Resume: This file is empty.',
    requestId: 'r',
    fields: { resume: 'This file is empty.' },
    sessionEnded: false,
  }))

test('a message about a text field names no slot, even when a document is refused too', () =>
  expect(
    explainRefusal(refused(400, 'Bad address', { email: 'Bad address', resumeUrl: 'Please upload your resume' }), t),
  ).toMatchObject({
    sentence: 'Bad address',
    fields: { email: 'Bad address', resume: 'Please upload your resume' },
  }))

test('a message about a text field keeps its field', () =>
  expect(explainRefusal(refused(400, 'Bad address', { email: 'Bad address' }), t)).toEqual({
    sentence: 'Bad address',
    requestId: 'r',
    fields: { email: 'Bad address' },
    sessionEnded: false,
  }))

test('an expired visit is reopened and the candidate is told', () =>
  expect(explainRefusal(refused(401, 'Please open your personal link again'), t)).toEqual({
    sentence: OPENED_AGAIN,
    requestId: 'r',
    fields: {},
    sessionEnded: true,
  }))

test('without a reply the candidate is asked to check the connection', () =>
  expect(explainRefusal(new ApiError(0, 'No connection'), t).sentence).toContain('check your connection'))

test('a reply without a sentence blames the server', () =>
  expect(explainRefusal(new ApiError(500, 'boom'), t).sentence).toContain('on our side'))
