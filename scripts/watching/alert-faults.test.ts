import { expect, test } from 'bun:test'
import { alertFaults } from './alert-faults.ts'

const METRICS = [{ name: 'goodword_letters', type: 'gauge', labels: ['state'] }]
const PAGE = 'operations/alerts.md'
const ALERT = {
  alert: 'GoodwordLetters',
  expr: 'goodword_letters > 0',
  labels: { severity: 'warning' },
  annotations: { summary: 'There are some.', runbook: 'Read them.', runbook_url: `${PAGE}#goodwordletters` },
}
const MANUAL = '# Alerts\n\n## GoodwordLetters\n\nRead them.\n'
const faultsOf = (change: object = {}, manual = MANUAL) =>
  alertFaults({ groups: [{ name: 'goodword', rules: [{ ...ALERT, ...change }] }] }, METRICS, manual)

test('an alert on an existing metric with summary and heading passes', () => {
  expect(faultsOf()).toEqual([])
})

test('an alert needs an existing metric, a severity and an action', () => {
  expect(faultsOf({ expr: 'goodword_parcels > 0' })).toEqual(['GoodwordLetters: there is no goodword_parcels'])
  expect(faultsOf({ labels: {} }).join()).toContain('labels.severity')
  expect(faultsOf({ annotations: { ...ALERT.annotations, runbook: '' } }).join()).toContain('annotations.runbook')
})

test('an alert and its manual entry name each other', () => {
  expect(faultsOf({}, '# Alerts\n')).toEqual(['GoodwordLetters: operations/alerts.md has no heading for it'])
  const elsewhere = { ...ALERT.annotations, runbook_url: `${PAGE}#other` }
  expect(faultsOf({ annotations: elsewhere })).toEqual(['GoodwordLetters: its runbook is elsewhere'])
  expect(faultsOf({}, `${MANUAL}\n## GoodwordParcels\n`)).toEqual([
    'operations/alerts.md: there is no alert GoodwordParcels',
  ])
})
