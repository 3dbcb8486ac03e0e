import { expect, test } from 'bun:test'
import { aPostedJob } from '../testing/a-posted-job.ts'
import { withPending } from './with-pending.ts'

test('a status change recounts the pending applications of its job alone', () => {
  const jobs = [aPostedJob({ pendingCount: 2 }), aPostedJob({ id: 'j2', pendingCount: 2 })]
  expect(withPending(jobs, 'j1', -1).map(({ pendingCount }) => pendingCount)).toEqual([1, 2])
})
