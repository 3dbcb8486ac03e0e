import { expect, test } from 'bun:test'
import { progressOf, statusBadge } from './referral-status.ts'

test.each([
  ['hired', 'Hired', 'green'],
  ['interview', 'Interview Scheduled', 'blue'],
  ['applied', 'Application Submitted', 'yellow'],
  ['rejected', 'Rejected', 'red'],
  [null, 'Pending', 'gray'],
  [undefined, 'Pending', 'gray'],
] as const)('the status %p reads %p in %p', (status, label, tone) =>
  expect(statusBadge(status)).toEqual({ label, tone }),
)

test('a decline is never called rejected', () => {
  expect(progressOf({ progress: 'declined' })?.label).toBe('Declined')
  expect(statusBadge(null).label).toBe('Pending')
})

test('an applied candidate has no line under the badge', () => expect(progressOf({ progress: 'applied' })).toBeNull())

test.each([
  ['no-longer-interested', 'No longer interested'],
  ['did-not-answer', 'Did not answer'],
] as const)('an application closed as %s is not called rejected', (closedAs, label) =>
  expect(statusBadge('rejected', closedAs)).toEqual({ label, tone: 'gray' }),
)
