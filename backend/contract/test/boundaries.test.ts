import { describe, expect, test } from 'bun:test'
import type * as z from 'zod/mini'
import { ApplicationInput } from '../src/applications.ts'
import { CompanyInput } from '../src/companies.ts'
import { JobInput } from '../src/jobs.ts'
import { ReferralInput } from '../src/referrals.ts'
import { TestEmailInput } from '../src/test-email.ts'
import { RoleInput } from '../src/users.ts'
import { APPLICATION, type Case, COMPANY, HONEST, JOB, JOB_PAIRS, REFERRAL, TEST_EMAIL } from './boundaries.ts'

const ID = '0198f000-0000-7000-8000-000000000001'

/** What the schema says about a field, or null. */
function saidOf(schema: z.ZodMiniType, body: object, field: string): string | null {
  const result = schema.safeParse(body)
  return result.error?.issues.find(({ path }) => path[0] === field)?.message ?? null
}

function table(schema: z.ZodMiniType, honest: object, fields: Record<string, Case[]>): void {
  test.each(Object.entries(fields).flatMap(([field, cases]) => cases.map((one) => [field, ...one] as const)))(
    '%s: %s',
    (field, _, value, message) => expect(saidOf(schema, { ...honest, [field]: value }, field)).toBe(message),
  )
}

describe('a job as posted', () => {
  table(JobInput, HONEST.job, JOB)
  test.each(JOB_PAIRS)('%s', (_, change, field, message) =>
    expect(saidOf(JobInput, { ...HONEST.job, ...change }, field)).toBe(message),
  )
  test('is full-time unless another type is said', () =>
    expect(JobInput.parse({ ...HONEST.job, type: undefined }).type).toBe('full-time'))
  test('is told of all its faults at once', () => {
    const { error } = JobInput.safeParse({ ...HONEST.job, title: '', salaryMin: 2, salaryMax: 1 })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['title', 'salaryMax'])
  })
})
describe('a company', () => table(CompanyInput, HONEST.company, COMPANY))
describe('a referral', () => table(ReferralInput, { ...HONEST.referral, jobId: ID, referrerId: ID }, REFERRAL))
describe('an application', () => {
  table(ApplicationInput, { ...HONEST.application, referralId: ID }, APPLICATION)
  test('needs a resume', () =>
    expect(saidOf(ApplicationInput, { ...HONEST.application, referralId: ID, resumeUrl: '' }, 'resumeUrl')).toBe(
      'Please upload your resume',
    ))
})
describe('a test e-mail', () => table(TestEmailInput, HONEST.testEmail, TEST_EMAIL))
describe('a role', () =>
  test.each([
    ['referrer', null],
    ['hiring_manager', null],
    ['', 'Please choose a role'],
    ['operator', 'Please choose a role'],
  ])('%p must be one of two', (role, message) => expect(saidOf(RoleInput, { role }, 'role')).toBe(message)))
