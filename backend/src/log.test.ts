import { expect, test } from 'bun:test'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from './db/database-error.ts'
import { createLogger } from './log.ts'

function written(err: unknown) {
  let line = ''
  createLogger(
    { LOG_LEVEL: 'info' },
    {
      write: (text) => {
        line = text
      },
    },
  ).info({ err }, 'it happened')
  return line
}

test("a database's error is written without what people typed", () => {
  const cause = Object.assign(new Error('Key (email)=(kim@example.org) already exists'), {
    code: '23505',
    constraint_name: 'users_identity',
    detail: 'kim@example.org',
  })
  const line = written(new DrizzleQueryError('insert into users values ($1)', ['kim@example.org'], cause))
  expect(line).not.toContain('kim@')
  expect(JSON.parse(line).err).toMatchObject({ cause: { code: '23505', constraint_name: 'users_identity' } })
})

test('an outage is written with its reason and outcome', () => {
  expect(JSON.parse(written(new DatabaseError('busy', 'not_executed'))).err).toMatchObject({
    type: 'DatabaseError',
    code: 'busy',
    outcome: 'not_executed',
  })
})

test('our own mistake is written with its stack', () => {
  expect(JSON.parse(written(new TypeError('x is undefined'))).err.stack).toContain('log.test.ts')
})
