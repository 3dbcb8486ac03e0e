import { expect, test } from 'bun:test'
import { expressionFaults } from './expression-faults.ts'

const METRICS = [
  { name: 'goodword_seconds', type: 'histogram', labels: ['route'] },
  { name: 'goodword_letters', type: 'gauge', labels: ['state'] },
]
const faultsOf = (expression: string) => expressionFaults(expression, METRICS)

test.each([
  'goodword_letters{state="parked"} > 0',
  'histogram_quantile(0.99, sum by (le, route) (rate(goodword_seconds_bucket{instance=~"$instance"}[5m])))',
  'sum(rate(goodword_seconds_count[5m])) / sum(rate(goodword_seconds_sum[5m]))',
  'label_replace(goodword_letters, "other", "$1", "state", "(.+)") unless on (other) vector(1)',
  'up{job="goodword"} == 0',
])('a query of existing metrics passes: %s', (expression) => {
  expect(faultsOf(expression)).toEqual([])
})

test.each([
  ['goodword_letter > 0', 'there is no goodword_letter'],
  ['goodword_seconds > 0', 'there is no goodword_seconds'],
  ['goodword_letters_bucket', 'there is no goodword_letters_bucket'],
  ['goodword_letters{status="parked"}', 'goodword_letters has no label status'],
  ['goodword_letters{le="1"}', 'goodword_letters has no label le'],
  ['sum by (route) (goodword_letters)', 'nothing in it has a label route'],
  ['vector(1)', 'it asks for no metric'],
])('a query of missing metrics or labels is refused: %s', (expression, fault) => {
  expect(faultsOf(expression)).toContain(fault)
})
