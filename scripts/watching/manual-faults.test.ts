import { expect, test } from 'bun:test'
import { manualFaults } from './manual-faults.ts'

const METRICS = [{ name: 'goodword_letters', type: 'gauge', labels: ['state'] }]

test('every metric has a row with its labels in the manual', () => {
  expect(manualFaults('| `goodword_letters` | `state` | how many |', METRICS)).toEqual([])
  expect(manualFaults('| `goodword_letters` | | how many |', METRICS)).toEqual([
    'docs/watching.md names other labels of goodword_letters',
  ])
  expect(manualFaults('', METRICS)).toEqual(['docs/watching.md has no row for goodword_letters'])
})

test('no row of the manual names a missing metric', () => {
  expect(manualFaults('| `process_parcels` | | how many |', [])).toEqual([
    'docs/watching.md has a row for process_parcels, which is no metric',
  ])
})
