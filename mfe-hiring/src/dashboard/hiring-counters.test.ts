import { expect, test } from 'bun:test'
import { hiringCounters } from './hiring-counters.ts'

const jobs = { jobs: 3, closed: 1, applications: 7, pending: 5 }
const applications = { total: 6, pending: 2 }

test.each([
  ["Active Jobs is the number of the manager's jobs", 'activeJobs', 3],
  ['closed ones are told apart', 'closed', 1],
  ['Total Applications is of all jobs', 'totalApplications', 7],
  ['pending applications of all jobs are told apart', 'pendingOverall', 5],
  ['Pending Review counts the pending applications of the selected job', 'pendingReview', 2],
] as const)('%s', (_, name, value) => expect(hiringCounters(jobs, applications)[name]).toBe(value))

test('with no job selected nothing is pending', () => expect(hiringCounters(jobs, undefined).pendingReview).toBe(0))
