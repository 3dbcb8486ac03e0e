import { expect, test } from 'bun:test'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { DatabaseError } from '../db/connect/database-error.ts'
import { Conflict, Unavailable } from '../errors.ts'
import { describeError } from './describe-error.ts'

/** As it stands in a line of the log. */
const written = (error: unknown) => JSON.stringify(describeError(error))

test("a database's error is written without what people typed", () => {
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

test('an outage is written with its reason and outcome', () => {
  expect(describeError(new DatabaseError('busy', 'not_executed'))).toMatchObject({
    type: 'DatabaseError',
    code: 'busy',
    outcome: 'not_executed',
  })
})

test('an error with a code or a cause keeps its frames', () => {
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

test('frames name functions and files of the repository, and nothing of this machine', () => {
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
])('a message that is not ours is not written, whatever it looks like: %j', (message) => {
  expect(written(new SyntaxError(message))).not.toMatch(/kim/i)
  const changed = new Error(message)
  changed.message = 'something else'
  expect(written(changed)).not.toMatch(/kim@|Lee|"kim/)
})

test('what is no code is not written as one', () => {
  expect(written(Object.assign(new Error('no'), { code: 'kim@example.org', table: 'a "table"' }))).not.toMatch(
    /kim|table/,
  )
})

test('our own sentences are written, and which service they are about', () => {
  expect(describeError(new Conflict('This job is closed.'))).toMatchObject({
    type: 'Conflict',
    message: 'This job is closed.',
  })
  expect(describeError(new Unavailable('object store'))).toMatchObject({ service: 'object store' })
})

test('a circle of causes ends', () => {
  const error = new Error('no')
  error.cause = error
  expect(written(error).length).toBeLessThan(20_000)
})
