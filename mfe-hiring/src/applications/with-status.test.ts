import { expect, test } from 'bun:test'
import type { Application } from '@goodword/contract/applications'
import { withStatus } from './with-status.ts'

const list = [
  { id: 'ana', status: 'pending' },
  { id: 'ben', status: 'pending' },
] as Application[]
const statuses = (applications: Application[]) => applications.map(({ status }) => status).join(' ')

test("only the chosen application's status changes", () =>
  expect(statuses(withStatus(list, 'ben', 'hired'))).toBe('pending hired'))

test('a rollback restores the shown status', () =>
  expect(statuses(withStatus(withStatus(list, 'ana', 'hired'), 'ana', 'pending', 'hired'))).toBe('pending pending'))

test('a rollback does not undo a later choice', () =>
  expect(statuses(withStatus(withStatus(list, 'ana', 'rejected'), 'ana', 'pending', 'hired'))).toBe('rejected pending'))

test('a status change of a missing application changes nothing', () =>
  expect(withStatus(list, 'eve', 'hired')).toEqual(list))
