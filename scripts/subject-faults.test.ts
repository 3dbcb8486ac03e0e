import { expect, test } from 'bun:test'
import { subjectFaults } from './subject-faults.ts'

test('a commit subject of at most 72 characters with a type passes', () => {
  expect(subjectFaults(`fix(jobs): ${'x'.repeat(61)}`)).toEqual([])
  expect(subjectFaults('docs: a short README')).toEqual([])
  expect(subjectFaults('Merge branch "search"')).toEqual([])
})

test.each([
  [`fix(jobs): ${'x'.repeat(62)}`, 'has 73 characters, at most 72 are allowed'],
  ['Keep the cursor', 'does not start with a type, as in "fix(jobs): keep the cursor"'],
])('the commit subject "%s" is refused', (subject, fault) => {
  expect(subjectFaults(subject)).toEqual([fault])
})
