import { expect, test } from 'bun:test'
import { targetTable } from './targets.ts'

const rowOf = (target: Parameters<typeof targetTable>[0][0]) =>
  targetTable([target]).split('\n').at(-1)?.replaceAll(/ +/g, ' ')

test('a figure at its limit meets the target, one beyond it does not', () => {
  expect(rowOf({ what: 'a', value: 1.3, unit: 'x', most: 1.3 })).toBe('| a | 1.30 x | <= 1.30 x | yes |')
  expect(rowOf({ what: 'a', value: 1.31, unit: 'x', most: 1.3 })).toBe('| a | 1.31 x | <= 1.30 x | **no** |')
  expect(rowOf({ what: 'a', value: 0.7, unit: 'x', least: 0.7 })).toBe('| a | 0.70 x | >= 0.70 x | yes |')
  expect(rowOf({ what: 'a', value: 0.69, unit: 'x', least: 0.7 })).toBe('| a | 0.69 x | >= 0.70 x | **no** |')
})

test('a figure without a limit has no verdict', () => {
  expect(rowOf({ what: 'a', value: 250, unit: 'ms' })).toBe('| a | 250 ms | | |')
})
