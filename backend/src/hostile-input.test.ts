import { beforeAll, describe, expect, test } from 'bun:test'
import { setApplicationStatus } from '@goodword/contract/applications'
import { setupCompany } from '@goodword/contract/companies'
import { type Endpoint, pathOf } from '@goodword/contract/endpoint'
import { addNote, listAllApplications, setApplicationStatuses } from '@goodword/contract/inbox'
import { changeJob } from '@goodword/contract/job-changes'
import { listJobs } from '@goodword/contract/jobs'
import { postJob } from '@goodword/contract/new-job'
import { Problem } from '@goodword/contract/problem'
import { findReferralByToken, refer } from '@goodword/contract/referrals'
import { setupRole } from '@goodword/contract/users'
import fc from 'fast-check'
import { VALID } from '../contract/test/boundaries.ts'
import type { Reply } from '../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../test/factories.ts'
import { type Person, testApp } from '../test/harness.ts'
import { hostile, hostileText, inAddress, MARK } from '../test/properties/values-for.ts'
import { recordFigures } from '../test/record-figures.ts'

/**
 * Whatever is sent: the server answers below 500, a success fits the contract, a refusal is a problem with a sentence,
 * and nothing of what was sent comes back in it. `hostile-input` in lab/pages/faults.md.
 */

const app = testApp()
let manager: Person
let referrer: Person
let ownJobId: string
let foreignJobId: string
let applicationId: string

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  referrer = await app.signIn('referrer')
  const other = await app.signIn('hiring_manager')
  const own = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  const foreign = await makeJob(app.db, await makeCompany(app.db, { ownerId: other.id }))
  const referral = await makeReferral(app.db, { job: own, referrerId: referrer.id })
  ownJobId = own.id
  foreignJobId = foreign.id
  applicationId = (await makeApplication(app.db, { referral })).id
})

const RUNS = 60
/** The valid fields, each of them valid, hostile or missing, with keys nobody asked for. */
function attackOn(valid: Record<string, unknown>) {
  const fields = Object.fromEntries(
    Object.entries(valid).map(([name, value]) => [
      name,
      fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, hostile),
    ]),
  )
  const extra = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', 'role', 'userId', MARK), hostile, {
    maxKeys: 2,
  })
  return fc.tuple(fc.record(fields, { requiredKeys: [] }), extra).map(([record, more]) => ({ ...record, ...more }))
}

let tried = 0
let failed = 0
let echoed = 0
function holds(endpoint: Endpoint, { status, body }: Reply) {
  tried += 1
  if (status >= 500) failed += 1
  if (status >= 400 && JSON.stringify(body).includes(MARK)) echoed += 1
  expect(status).toBeLessThan(500)
  if (status < 400) endpoint.reply?.parse(body)
  else {
    expect(Problem.parse(body).detail.length).toBeGreaterThan(5)
    expect(JSON.stringify(body)).not.toContain(MARK)
  }
}

describe('a hostile body', () => {
  const attack = (
    endpoint: Endpoint,
    who: () => Person,
    valid: () => Record<string, unknown>,
    params?: () => Record<string, string>,
  ) =>
    test(`a hostile body of ${endpoint.method} ${endpoint.path}`, async () => {
      const path = pathOf(endpoint, params?.())
      await fc.assert(
        fc.asyncProperty(attackOn(valid()), async (body) => {
          const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
          holds(endpoint, await who().browser.call(endpoint.method, path, { headers, body }))
        }),
        { numRuns: RUNS },
      )
    }, 20_000)

  attack(
    setupRole,
    () => referrer,
    () => ({ role: 'referrer' }),
  )
  attack(
    setupCompany,
    () => manager,
    () => ({
      companyName: 'Fernway',
      description: 'We keep forests standing.',
      website: 'https://fernway.example',
      logo: null,
    }),
  )
  attack(
    postJob,
    () => manager,
    () => ({ ...VALID.job, hasReferralBonus: true, referralBonus: 3 }),
  )
  attack(
    changeJob,
    () => manager,
    () => ({ isActive: true }),
    () => ({ id: ownJobId }),
  )
  attack(
    refer,
    () => referrer,
    () => ({
      jobId: foreignJobId,
      referrerId: referrer.id,
      candidateEmail: 'kim@example.org',
      candidateName: 'Kim',
      message: 'Hello',
    }),
  )
  attack(
    setApplicationStatus,
    () => manager,
    () => ({ status: 'hired' }),
    () => ({ applicationId }),
  )
  attack(
    setApplicationStatuses,
    () => manager,
    () => ({ ids: [applicationId], status: 'hired', reason: { kind: 'other', text: 'Bread' } }),
  )
  attack(
    addNote,
    () => manager,
    () => ({ text: 'Call them.' }),
    () => ({ applicationId }),
  )
})

describe('a hostile address', () => {
  test('a hostile query of the job list', async () => {
    const query = attackOn({ q: 'ranger', type: 'contract', level: 'mid', sort: 'salary', limit: 5, cursor: 'x' })
    await fc.assert(
      fc.asyncProperty(query, async (values) => {
        const search = new URLSearchParams()
        for (const [name, value] of Object.entries(values)) search.append(name, inAddress(value))
        holds(listJobs, await referrer.browser.get(`/api/jobs?${search}`))
      }),
      { numRuns: RUNS * 3 },
    )
  }, 20_000)

  test('a hostile query of the list of all applications', async () => {
    const query = attackOn({
      q: 'kim',
      status: 'hired',
      recommender: 'rita',
      from: '2026-03-05',
      needs: 'you',
      cursor: 'x',
    })
    await fc.assert(
      fc.asyncProperty(query, async (values) => {
        const search = new URLSearchParams()
        for (const [name, value] of Object.entries(values)) search.append(name, inAddress(value))
        holds(listAllApplications, await manager.browser.get(`/api/applications?${search}`))
      }),
      { numRuns: RUNS },
    )
  }, 20_000)

  test('a hostile token or id in a path', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const part = encodeURIComponent(text.slice(0, 500).toWellFormed())
        holds(findReferralByToken, await app.guest().get(`/api/referrals/token/${part}`))
        holds(changeJob, await manager.browser.get(`/api/applications/job/${part}`))
        holds(changeJob, await manager.browser.delete(`/api/jobs/${part}`))
      }),
      { numRuns: RUNS },
    )
  }, 20_000)
})

test('the log of hostile requests has neither server errors nor typed input', () => {
  const logged = app.logged.filter((line) => line.includes(MARK) || line.includes('@'))
  const faults = app.logged.filter((line) => line.includes('request failed'))
  recordFigures('hostile-input', {
    'hostile calls': tried,
    'answered 5xx': failed,
    'echoed in a refusal': echoed,
    'lines of the log with something typed': logged.length,
  })
  expect([failed, echoed, logged, faults]).toEqual([0, 0, [], []])
  expect(tried).toBeGreaterThan(500)
})
