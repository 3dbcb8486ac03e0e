import { expect, test } from 'bun:test'
import { hiringCounters } from './hiring-counters.ts'

const jobs = [
  { isActive: true, applicationCount: 3 },
  { isActive: false, applicationCount: 4 },
  { isActive: true, applicationCount: 0 },
]
const applications = (['pending', 'reviewing', 'pending', 'hired', 'rejected', 'interview'] as const).map((status) => ({
  status,
}))

test.each([
  ["Active Jobs is the number of the manager's jobs", 'activeJobs', 3],
  ['closed ones are told apart', 'closed', 1],
  ["Total Applications is the sum of each job's count", 'totalApplications', 7],
  ['Pending Review counts the pending applications of the selected job', 'pendingReview', 2],
] as const)('%s', (_, name, value) => expect(hiringCounters(jobs, applications)[name]).toBe(value))

test('with no job selected nothing is pending', () => expect(hiringCounters(jobs, []).pendingReview).toBe(0))
