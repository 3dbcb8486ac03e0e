import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { waitingWords } from './waiting-words.ts'

const texts = textsIn('en')

test.each([
  ['2026-03-05T13:00:00Z', 'Since today'],
  ['2026-03-04T12:00:00Z', '1 day'],
  ['2026-03-01T12:30:00Z', '4 days'],
  ['2026-03-05T15:00:00Z', 'Since today'],
])('whoever applied at %s waits: %s', (since, words) =>
  expect(waitingWords(since, texts, Date.parse('2026-03-05T14:00:00Z'))).toBe(words),
)
