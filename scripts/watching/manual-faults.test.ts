import { expect, test } from 'bun:test'
import { manualFaults } from './manual-faults.ts'

const RUNBOOKS = '    goodword_runbooks: https://git.example.com/alerts.md\n'
const METRICS = [{ name: 'goodword_letters', type: 'gauge', labels: ['state'] }]

test('every metric has a row with its labels in the manual', () => {
  expect(manualFaults(`${RUNBOOKS}| \`goodword_letters\` | \`state\` | how many |`, METRICS)).toEqual([])
  expect(manualFaults(`${RUNBOOKS}| \`goodword_letters\` | | how many |`, METRICS)).toEqual([
    'docs/watching.md names other labels of goodword_letters',
  ])
  expect(manualFaults(RUNBOOKS, METRICS)).toEqual(['docs/watching.md has no row for goodword_letters'])
})

test('the manual sets where runbooks are read, as a URL', () => {
  expect(manualFaults(RUNBOOKS, [])).toEqual([])
  expect(manualFaults('    goodword_runbooks: operations/alerts.md\n', [])).toEqual([
    'docs/watching.md sets no URL as goodword_runbooks',
  ])
})

test('no row of the manual names a missing metric', () => {
  expect(manualFaults(`${RUNBOOKS}| \`process_parcels\` | | how many |`, [])).toEqual([
    'docs/watching.md has a row for process_parcels, which is no metric',
  ])
})
