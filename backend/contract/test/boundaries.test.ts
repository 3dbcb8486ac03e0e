import { describe, expect, test } from 'bun:test'
import type * as z from 'zod/mini'
import { CompanyInput } from '../src/companies.ts'
import { JobInput } from '../src/jobs.ts'
import { AnswerInput, QuestionInput } from '../src/questions.ts'
import { ReferralInput } from '../src/referrals.ts'
import { ApplicationInput } from '../src/submission.ts'
import { TestEmailInput } from '../src/test-email.ts'
import { RoleInput } from '../src/users.ts'
import {
  ANSWER,
  APPLICATION,
  type Case,
  COMPANY,
  JOB,
  JOB_PAIRS,
  QUESTION,
  REFERRAL,
  TEST_EMAIL,
  VALID,
} from './boundaries.ts'

const ID = '0198f000-0000-7000-8000-000000000001'

/** The message of the schema at a field, or null. */
function messageOf(schema: z.ZodMiniType, body: object, field: string): string | null {
  const result = schema.safeParse(body)
  return result.error?.issues.find(({ path }) => path[0] === field)?.message ?? null
}

function table(schema: z.ZodMiniType, valid: object, fields: Record<string, Case[]>): void {
  test.each(Object.entries(fields).flatMap(([field, cases]) => cases.map((one) => [field, ...one] as const)))(
    '%s: %s',
    (field, _, value, message) => expect(messageOf(schema, { ...valid, [field]: value }, field)).toBe(message),
  )
}

describe('a job as posted', () => {
  table(JobInput, VALID.job, JOB)
  test.each(JOB_PAIRS)('the job form and the server agree: %s', (_, change, field, message) =>
    expect(messageOf(JobInput, { ...VALID.job, ...change }, field)).toBe(message),
  )
  test('a job is full-time by default', () =>
    expect(JobInput.parse({ ...VALID.job, type: undefined }).type).toBe('full-time'))
  test('a job with several faults gets all their messages at once', () => {
    const { error } = JobInput.safeParse({ ...VALID.job, title: '', salaryMin: 2, salaryMax: 1 })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['title', 'salaryMax'])
  })
})
describe('a company', () => table(CompanyInput, VALID.company, COMPANY))
describe('a referral', () => table(ReferralInput, { ...VALID.referral, jobId: ID, referrerId: ID }, REFERRAL))
describe('an application', () => {
  table(ApplicationInput, { ...VALID.application, referralId: ID }, APPLICATION)
  test('an application without a resume is refused', () =>
    expect(messageOf(ApplicationInput, { ...VALID.application, referralId: ID, resumeUrl: '' }, 'resumeUrl')).toBe(
      'Please upload your resume',
    ))
})
describe('a question', () => table(QuestionInput, {}, QUESTION))
describe('an answer', () => table(AnswerInput, {}, ANSWER))
describe('a test e-mail', () => table(TestEmailInput, VALID.testEmail, TEST_EMAIL))
describe('a role', () =>
  test.each([
    ['referrer', null],
    ['hiring_manager', null],
    ['', 'Please choose a role'],
    ['operator', 'Please choose a role'],
  ])('the role %p is refused', (role, message) => expect(messageOf(RoleInput, { role }, 'role')).toBe(message)))
