import { expect, test } from 'bun:test'
import { dashboardFaults } from './dashboard-faults.ts'

const METRICS = [{ name: 'goodword_letters', type: 'gauge', labels: ['state'] }]
const PANEL = { id: 2, type: 'stat', title: 'Letters', description: 'All.', targets: [{ expr: 'goodword_letters' }] }
const ROW = { id: 1, type: 'row', title: 'Mail' }
const faultsOf = (...panels: object[]) => dashboardFaults({ uid: 'x', schemaVersion: 39, panels }, METRICS)

test('panels that show what exists are right', () => {
  expect(faultsOf(ROW, PANEL)).toEqual([])
})

test('a panel asks for what exists, and says what it shows', () => {
  expect(faultsOf({ ...PANEL, targets: [{ expr: 'goodword_parcels' }] })).toEqual([
    'Letters: there is no goodword_parcels',
  ])
  expect(faultsOf({ ...PANEL, targets: [] })).toEqual(['Letters: it shows nothing'])
  expect(faultsOf({ ...PANEL, description: undefined })).toEqual(['Letters: it does not say what it shows'])
})

test('every panel has an id of its own', () => {
  expect(faultsOf(PANEL, PANEL)).toEqual(['two panels have one id'])
})

test('what is no dashboard is refused with what it lacks', () => {
  expect(dashboardFaults({ uid: 'x' }, METRICS).join()).toContain('panels')
})
