import { expect, test } from 'bun:test'
import { contactIn } from '../src/contact-in.ts'

const GRACE = { firstName: 'Grace', lastName: 'Hopper' }
const WILL = { firstName: 'Will', lastName: 'Ng' }

test.each([
  ['Write me at grace@example.org', 'email'],
  ['grace (at) example dot org', 'email'],
  ['grace＠example．org', 'email'],
  ['Call +1 555 010 0123', 'phone'],
  ['See hopper.example.com/cv', 'link'],
  ['I am on linkedin.com', 'link'],
  ['Message @gracehopper', 'handle'],
  ['Is Dr. Hopper a name you know?', 'name'],
  ['Is it remote? Thanks, Grace', 'name'],
] as const)('what tells who asks is found: %s', (text, contact) => expect(contactIn(text, GRACE)).toBe(contact))

test.each([
  ['Is it a four-day week? The pay is 60,000 to 70,000.', GRACE],
  ['Is there a grace period?', GRACE],
  ['Do you use Node.js and ASP.NET since 2019-2021?', GRACE],
  ['Will I work with the team in Oslo? What will I do?', WILL],
  ['你好，可以在家工作吗？', GRACE],
] as const)('an ordinary question is left alone: %s', (text, name) => expect(contactIn(text, name)).toBeUndefined())

test('a long text takes no longer than it is long', () => {
  for (const part of ['a', 'a@', '@a ', '(at', '1 ', 'Aa '])
    for (const text of [part.repeat(100_000 / part.length)]) {
      const start = performance.now()
      contactIn(text, GRACE)
      expect([part, performance.now() - start < 500]).toEqual([part, true])
    }
})
