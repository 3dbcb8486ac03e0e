import { expect, test } from 'bun:test'
import { describeStatement } from './describe-statement.ts'

test('a statement is named by its command and table', () => {
  expect(describeStatement('select "id" from "jobs" where "id" = $1').name).toBe('select jobs')
  expect(describeStatement(' insert into letters (id) values ($1)').name).toBe('insert letters')
  expect(describeStatement('update "users" set "name" = $1').name).toBe('update users')
  expect(describeStatement('begin').name).toBe('begin')
  expect(describeStatement('').name).toBe('statement')
})

test("quoted text is left out of a statement's name, even unterminated", () => {
  expect(describeStatement("select 'kim''s', $1,\n  'park' from jobs").text).toBe('select ?, $1, ? from jobs')
  expect(describeStatement("select 'kim").text).toBe('select ?')
})

test('a long statement name is cut', () => {
  expect(describeStatement(`select ${'x'.repeat(5000)}`).text).toHaveLength(1000)
})
