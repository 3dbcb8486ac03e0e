import { expect, test } from 'bun:test'
import { ApiError } from '@goodword/contract/call'
import { explainRefusal, OPENED_AGAIN } from './explain-refusal.ts'

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
  expect(explainRefusal(refused(409, 'This job is closed.')).sentence).toBe('This job is closed.'))

test('a message about a document names its slot and stands there', () =>
  expect(explainRefusal(refused(400, 'This file is empty.', { resumeUrl: 'This file is empty.' }))).toEqual({
    sentence: 'Resume: This file is empty.',
    requestId: 'r',
    fields: { resume: 'This file is empty.' },
    sessionEnded: false,
  }))

test('a message about a typed field names no slot, though one is refused as well', () =>
  expect(
    explainRefusal(refused(400, 'Bad address', { email: 'Bad address', resumeUrl: 'Please upload your resume' })),
  ).toMatchObject({
    sentence: 'Bad address',
    fields: { email: 'Bad address', resume: 'Please upload your resume' },
  }))

test('a message about a typed field keeps its field', () =>
  expect(explainRefusal(refused(400, 'Bad address', { email: 'Bad address' }))).toEqual({
    sentence: 'Bad address',
    requestId: 'r',
    fields: { email: 'Bad address' },
    sessionEnded: false,
  }))

test('a visit that ended is opened again, and the candidate told so', () =>
  expect(explainRefusal(refused(401, 'Please open your personal link again'))).toEqual({
    sentence: OPENED_AGAIN,
    requestId: 'r',
    fields: {},
    sessionEnded: true,
  }))

test('without a reply the connection is to be checked', () =>
  expect(explainRefusal(new ApiError(0, 'No connection')).sentence).toContain('check your connection'))

test('a reply without a sentence is our fault, not theirs', () =>
  expect(explainRefusal(new ApiError(500, 'boom')).sentence).toContain('on our side'))
