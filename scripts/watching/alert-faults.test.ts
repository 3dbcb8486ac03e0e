import { expect, test } from 'bun:test'
import { alertFaults } from './alert-faults.ts'

const METRICS = [{ name: 'goodword_letters', type: 'gauge', labels: ['state'] }]
const RUNBOOKS = '{{ $externalLabels.goodword_runbooks }}'
const ALERT = {
  alert: 'GoodwordLetters',
  expr: 'goodword_letters > 0',
  labels: { severity: 'warning' },
  annotations: { summary: 'There are some.', runbook: 'Read them.', runbook_url: `${RUNBOOKS}#goodwordletters` },
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
  for (const runbook_url of [`${RUNBOOKS}#other`, 'operations/alerts.md#goodwordletters'])
    expect(faultsOf({ annotations: { ...ALERT.annotations, runbook_url } })).toEqual([
      `GoodwordLetters: its runbook_url is not ${RUNBOOKS}#goodwordletters`,
    ])
  expect(faultsOf({}, `${MANUAL}\n## GoodwordParcels\n`)).toEqual([
    'operations/alerts.md: there is no alert GoodwordParcels',
  ])
})
