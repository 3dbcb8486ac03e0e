import { expect, test } from 'bun:test'
import { overBudget } from './over-budget.ts'

const sizes = { 'mfe-apply': { '/remotes/mfe-apply/1/door.js': 900, '/remotes/mfe-apply/1/entry.js': 100 } }

test('what weighs as much as its budget is within it', () => {
  expect(overBudget(sizes, { 'mfe-apply': 1000 })).toEqual([])
})
test('a byte more is told, with the budget, the size, and the files from the largest on', () => {
  const [text = ''] = overBudget(sizes, { 'mfe-apply': 999 })
  expect(text).toContain('mfe-apply: 1000 bytes of brotli, 1 over its budget of 999.')
  expect(text.indexOf('900  /remotes/mfe-apply/1/door.js')).toBeGreaterThan(0)
  expect(text.indexOf('entry.js')).toBeGreaterThan(text.indexOf('door.js'))
})
test('a remote without a budget is told, and a budget without a remote', () => {
  expect(overBudget(sizes, {})).toEqual(['mfe-apply has no budget: it is a number in its package.json.'])
  expect(overBudget({}, { shell: 5 })).toEqual(['shell has a budget, and nothing was built for it.'])
})
