import { expect, test } from 'bun:test'
import { wordRuns } from './word-runs.ts'

test('neighbouring words that change are one phrase', () => {
  expect(wordRuns('We are leveraging synergies daily.', 'We work together daily.')).toEqual([
    { same: 'We ', removed: '', added: '' },
    { same: '', removed: 'are leveraging synergies ', added: 'work together ' },
    { same: 'daily.', removed: '', added: '' },
  ])
})

test('the runs of two texts make both of them', () => {
  const [before, after] = ['You utilise cutting-edge methodologies, every day.', 'You use new methods every day.']
  const runs = wordRuns(before, after)
  expect(runs.map(({ same, removed }) => same + removed).join('')).toBe(before)
  expect(runs.map(({ same, added }) => same + added).join('')).toBe(after)
})
