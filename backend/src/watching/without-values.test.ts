import { expect, test } from 'bun:test'
import { withoutValues } from './without-values.ts'

test.each([
  ['SyntaxError: Unexpected token "Kim Park" in JSON', 'SyntaxError: Unexpected token "·" in JSON'],
  ['No answer for kim.park@example.org', 'No answer for ·'],
  ['Failed: https://goodword.example/jobs?search=kim#kim', 'Failed: https://goodword.example/jobs'],
  ['Failed: /apply/x1y2', 'Failed: /apply/·'],
  ['Token abcdefghijklmnopqrstuvwxyzabcdefghijklmno was refused', 'Token · was refused'],
  ['Unexpected "Kim Park, Pine Street', 'Unexpected "·"'],
  ['In @goodword/contract', 'In @goodword/contract'],
  ['two\nlines', 'two lines'],
])('%p is logged without values that look like data', (message, written) =>
  expect(withoutValues(message)).toBe(written),
)

test('code locations are kept in error messages', () => {
  const message = "TypeError: Cannot read properties of undefined (reading 'jobs')"
  expect(withoutValues(message)).toBe(message)
  expect(withoutValues('Loading chunk 123 failed.\n(error: /remotes/mfe-hiring/0.1.0-abc/123.js)')).toBe(
    'Loading chunk 123 failed. (error: /remotes/mfe-hiring/0.1.0-abc/123.js)',
  )
})
