import { expect, test } from 'bun:test'
import { overBudget } from './over-budget.ts'

const sizes = { 'mfe-apply/apply': { '/remotes/mfe-apply/1/door.js': 900, '/remotes/mfe-apply/1/entry.js': 100 } }

test('a page of exactly its budget passes', () => {
  expect(overBudget('first load', sizes, { 'mfe-apply/apply': 1000 })).toEqual([])
})

test('a page over its budget is reported with budget, size and files by size', () => {
  const [text = ''] = overBudget('first load', sizes, { 'mfe-apply/apply': 999, 'any other': 5000 })
  expect(text).toContain('first load, mfe-apply/apply: 1000 bytes of brotli, 1 over its budget of 999.')
  expect(text.indexOf('900  /remotes/mfe-apply/1/door.js')).toBeGreaterThan(0)
  expect(text.indexOf('entry.js')).toBeGreaterThan(text.indexOf('door.js'))
})

test('a page without its own budget has the default budget', () => {
  expect(overBudget('first load', sizes, { 'any other': 1000 })).toEqual([])
  expect(overBudget('first load', sizes, { 'any other': 999 })).toHaveLength(1)
})

test('pages of a remote have separate budgets', () => {
  const two = { ...sizes, 'mfe-apply/new': { '/remotes/mfe-apply/1/new.js': 1000 } }
  expect(overBudget('first load', two, { 'any other': 1000 })).toEqual([])
})

test('a budget for a missing page is reported', () => {
  expect(overBudget('first load', {}, { 'mfe-apply/apply': 5, 'any other': 5 })).toEqual([
    'first load, mfe-apply/apply: there is a budget, and nothing was built for it.',
  ])
})
