import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { eq, sql } from 'drizzle-orm'
import type { Browser } from '../../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeLink, makeReferral } from '../../test/factories.ts'
import { createTestApp, type Person, type TestApp } from '../../test/harness.ts'
import { uploadFile } from '../../test/uploads.ts'
import { applications } from '../db/schema/applications.ts'
import type { LinkKind } from '../db/schema/candidate-links.ts'
import { verifyEvents } from '../events/verify-events.ts'
import { sweepRetention } from '../retention/sweep-retention.ts'

/** How often each pair is run: `bun run test:locks` runs each 200 times. */
const ROUNDS = Number(process.env.LOCK_ROUNDS ?? 4)
/** Milliseconds: a machine that is busy answers by then, and two calls that wait for each other do not. */
const DEADLINE = 20_000
/** Rounds under way at once, two calls each: fewer than the pool has connections. */
const SIDE_BY_SIDE = 4

setDefaultTimeout(60_000 + ROUNDS * 1000)

interface Round {
  manager: Browser
  jobId: string
  referralId: string
  applicationId: string
  /** Of the candidate's own page, once there is an application. */
  link: string
  disown?: string
  candidate: Browser
  resumeUrl: string
}

let app: TestApp
let referrer: Person

beforeAll(async () => {
  app = await createTestApp({}, { deadline: DEADLINE })
  // The database does not part two that wait for each other, so that neither is answered in time.
  const name = new URL(app.env.DATABASE_URL).pathname.slice(1)
  await app.db.execute(sql.raw(`alter database ${name} set deadlock_timeout = '1min'`))
  referrer = await app.signIn('referrer')
})
afterAll(() => app.stop())

let turn = 0
const STATUSES: ApplicationStatus[] = ['reviewing', 'interview', 'hired', 'rejected']
const nextStatus = () => STATUSES[turn++ % STATUSES.length]
const status = async (call: Promise<{ status: number }>) => (await call).status
const form = { firstName: 'Kim', lastName: 'Park', phone: null, portfolioUrl: null, additionalDocumentsUrl: null }

/** All that is written about one application, each as it is asked for. */
const WRITES: Record<string, (round: Round) => Promise<number>> = {
  'setting the status': ({ manager, applicationId }) =>
    status(manager.patch(`/api/applications/${applicationId}/status`, { status: nextStatus() })),
  withdrawing: ({ candidate, link }) => status(candidate.post(`${link}/withdraw`)),
  erasing: ({ candidate, link }) => status(candidate.post(`${link}/erase`)),
  declining: ({ candidate, link }) => status(candidate.post(`${link}/decline`, {})),
  'showing interest': ({ candidate, link }) => status(candidate.post(`${link}/interest`)),
  submitting: ({ candidate, referralId, resumeUrl }) => {
    const email = `kim-${referralId}@example.org`
    return status(candidate.post('/api/applications', { ...form, referralId, email, resumeUrl, coverLetter: null }))
  },
  'confirming the address': ({ candidate, link }) => status(candidate.post(`${link}/confirm`)),
  disowning: ({ candidate, link, disown = link }) => status(candidate.post(`${disown}/disown`)),
  'inviting again': ({ referralId }) => status(referrer.browser.post(`/api/referrals/${referralId}/resend`)),
  reminding: ({ referralId }) => status(referrer.browser.post(`/api/referrals/${referralId}/remind`)),
  'taking back': ({ referralId }) => status(referrer.browser.post(`/api/referrals/${referralId}/revoke`)),
  'closing the job': ({ manager, jobId }) => status(manager.patch(`/api/jobs/${jobId}`, { isActive: false })),
  'deleting the job': ({ manager, jobId }) => status(manager.delete(`/api/jobs/${jobId}`)),
  'the sweep': async () => {
    await sweepRetention(app.deps)
    return 200
  },
}

async function newRound(names: readonly string[]): Promise<Round> {
  const { id: ownerId, browser: manager } = await app.signIn('hiring_manager')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId }))
  const referral = await makeReferral(app.db, { job, referrerId: referrer.id })
  const link = `/api/referrals/token/${referral.token}`
  const candidate = app.guest()
  const about = { manager, jobId: job.id, referralId: referral.id, link, candidate, applicationId: crypto.randomUUID() }
  if (!names.includes('submitting')) {
    const isAsked = names.includes('confirming the address') || names.includes('disowning')
    const confirmed = isAsked ? { confirmedAt: null } : {}
    const { id: applicationId } = await makeApplication(app.db, { referral, ...confirmed })
    const linkOf = async (kind: LinkKind) => `/api/referrals/token/${await makeLink(app.db, kind, referral)}`
    const links = { link: await linkOf('own'), disown: await linkOf('disown') }
    if (names.includes('the sweep')) {
      const consentExpiresAt = sql`now() - interval '1 day'`
      await app.db.update(applications).set({ consentExpiresAt }).where(eq(applications.id, applicationId))
    }
    return { ...about, applicationId, ...links, resumeUrl: '' }
  }
  await candidate.get(link)
  return { ...about, resumeUrl: await uploadFile(app, { slot: 'resume', owner: { referralIds: [referral.id] } }) }
}

const names = Object.keys(WRITES)
const pairs = names.flatMap((first, at) => names.slice(at).map((second) => [first, second] as const))

test.each(pairs)('%s and %s at once are both answered', async (first, second) => {
  const run = async () => {
    const round = await newRound([first, second])
    return Promise.all([first, second].map((name) => WRITES[name]?.(round)))
  }
  for (let left = ROUNDS; left > 0; left -= SIDE_BY_SIDE) {
    const answers = await Promise.all(Array.from({ length: Math.min(left, SIDE_BY_SIDE) }, run))
    expect(answers.flat().filter((answer) => !answer || answer >= 500)).toEqual([])
  }
})

test('what was done at once is one chain of events', async () => {
  expect((await verifyEvents(app.db)).brokenAt).toBeUndefined()
})
