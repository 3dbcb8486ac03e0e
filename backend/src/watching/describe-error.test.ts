import { expect, test } from 'bun:test'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { DatabaseError } from '../db/connect/database-error.ts'
import { Conflict, Unavailable } from '../errors.ts'
import { describeError } from './describe-error.ts'

/** As it stands in a line of the log. */
const written = (error: unknown) => JSON.stringify(describeError(error))

test('a database error is logged without typed values', () => {
  const cause = Object.assign(new pg.DatabaseError('Key (email)=(kim@example.org) already exists', 0, 'error'), {
    code: '23505',
    table: 'users',
    constraint: 'users_identity',
    detail: 'kim@example.org',
  })
  const error = new DrizzleQueryError('insert into users values ($1)', ['kim@example.org'], cause)
  expect(written(error)).not.toContain('kim@')
  expect(describeError(error)).toMatchObject({
    type: 'DrizzleQueryError',
    statement: 'insert into users values ($1)',
    cause: { type: 'DatabaseError', code: '23505', table: 'users', constraint: 'users_identity' },
  })
})

test('an outage is logged with reason and outcome', () => {
  expect(describeError(new DatabaseError('busy', 'not_executed'))).toMatchObject({
    type: 'DatabaseError',
    code: 'busy',
    outcome: 'not_executed',
  })
})

test('an error with a code or cause keeps its frames', () => {
  const cause = Object.assign(new TypeError('no'), { code: 'ERR_INVALID_URL' })
  const { frames, cause: described } = describeError(new Error('no', { cause }))
  const here = /backend\/src\/watching\/describe-error\.test\.ts:\d+:\d+/
  expect(frames).toEqual(expect.arrayContaining([expect.stringMatching(here)]))
  expect(described).toMatchObject({
    type: 'TypeError',
    code: 'ERR_INVALID_URL',
    frames: expect.arrayContaining([expect.stringMatching(here)]),
  })
})

test('frames name functions and repository files, and no machine paths', () => {
  function refuse(): never {
    throw new Error('no')
  }
  try {
    refuse()
  } catch (error) {
    const { frames } = describeError(error) as { frames: string[] }
    expect(frames[0]).toMatch(/^refuse \(backend\/src\/watching\/describe-error\.test\.ts:\d+:\d+\)$/)
    expect(frames.join()).not.toContain(import.meta.dir)
  }
})

test.each([
  'Kim Lee <kim@example.org>',
  'first line\n    at Kim (/home/kim:1:2)\n    at kim@example.org:1:2',
  'Unexpected identifier "kim"',
])('a foreign error message is not logged, whatever it looks like: %j', (message) => {
  expect(written(new SyntaxError(message))).not.toMatch(/kim/i)
  const changed = new Error(message)
  changed.message = 'something else'
  expect(written(changed)).not.toMatch(/kim@|Lee|"kim/)
})

test('an invalid error code is not logged as code', () => {
  expect(written(Object.assign(new Error('no'), { code: 'kim@example.org', table: 'a "table"' }))).not.toMatch(
    /kim|table/,
  )
})

test('our own messages are logged, with the service they are about', () => {
  expect(describeError(new Conflict('This job is closed.'))).toMatchObject({
    type: 'Conflict',
    message: 'This job is closed.',
  })
  expect(describeError(new Unavailable('object store'))).toMatchObject({ service: 'object store' })
})

test('circular causes end', () => {
  const error = new Error('no')
  error.cause = error
  expect(written(error).length).toBeLessThan(20_000)
})
