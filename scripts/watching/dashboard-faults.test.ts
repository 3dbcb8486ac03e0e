import { expect, test } from 'bun:test'
import { dashboardFaults } from './dashboard-faults.ts'

const METRICS = [{ name: 'goodword_letters', type: 'gauge', labels: ['state'] }]
const PANEL = { id: 2, type: 'stat', title: 'Letters', description: 'All.', targets: [{ expr: 'goodword_letters' }] }
const ROW = { id: 1, type: 'row', title: 'Mail' }
const faultsOf = (...panels: object[]) => dashboardFaults({ uid: 'x', schemaVersion: 39, panels }, METRICS)

test('panels on existing metrics pass', () => {
  expect(faultsOf(ROW, PANEL)).toEqual([])
})

test('a panel needs existing metrics and a title', () => {
  expect(faultsOf({ ...PANEL, targets: [{ expr: 'goodword_parcels' }] })).toEqual([
    'Letters: there is no goodword_parcels',
  ])
  expect(faultsOf({ ...PANEL, targets: [] })).toEqual(['Letters: it shows nothing'])
  expect(faultsOf({ ...PANEL, description: undefined })).toEqual(['Letters: it does not say what it shows'])
})

test('every panel has its own id', () => {
  expect(faultsOf(PANEL, PANEL)).toEqual(['two panels have one id'])
})

test('an invalid dashboard is refused with what it lacks', () => {
  expect(dashboardFaults({ uid: 'x' }, METRICS).join()).toContain('panels')
})
