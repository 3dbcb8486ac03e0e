import { expect, test } from 'bun:test'
import { logAttributes } from './log-attributes.ts'

test("a log line's fields keep their names below our prefix", () => {
  expect(logAttributes({ requestId: 'abc', status: 200, fields: ['email'], aborted: true, actorId: null })).toEqual({
    'goodword.request.id': 'abc',
    'goodword.status': 200,
    'goodword.fields': '["email"]',
    'goodword.aborted': true,
  })
})

test('an error becomes an exception event', () => {
  const err = {
    type: 'DatabaseError',
    message: 'away',
    code: 'busy',
    frames: ['a (b:1:2)', 'c:3:4'],
    cause: { type: 'Error' },
  }
  expect(logAttributes({ err })).toEqual({
    'exception.type': 'DatabaseError',
    'exception.message': 'away',
    'exception.stacktrace': '  at a (b:1:2)\n  at c:3:4',
    'goodword.error.code': 'busy',
    'goodword.error.cause': '{"type":"Error"}',
  })
})
