import { expect, test } from 'bun:test'
import { kindInWords } from './kind-in-words.ts'

test("an email's kind is printed as words with a capital", () => {
  expect(kindInWords('job-was-removed')).toBe('Job was removed')
  expect(kindInWords('reminder')).toBe('Reminder')
})
