import { afterAll, beforeAll, expect, test } from 'bun:test'
import { signInAddress } from '@goodword/contract/addresses'
import { TEST_MAILS_PER_HOUR } from '@goodword/contract/limits'
import type { Browser, Reply } from '../../test/browser.ts'
import { makeCompany, makeJob } from '../../test/factories.ts'
import { type Person, testApp } from '../../test/harness.ts'
import { startReplica } from '../../test/replica.ts'
import { passProvider } from '../../test/sign-in.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'

let replica: Awaited<ReturnType<typeof startReplica>>
let person: Person
let job: Awaited<ReturnType<typeof makeJob>>

afterAll(() => replica.stop())
const app = testApp()
beforeAll(async () => {
  replica = await startReplica(app)
  const manager = await app.signIn('hiring_manager')
  job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  person = await app.signIn('referrer')
})

interface Limited {
  limit: number
  /** What a use of it answers that is let through. */
  passes: number
  use(browser: Browser): Promise<Reply>
}

const LIMITED: Record<string, Limited> = {
  invitations: {
    limit: 100,
    passes: 201,
    use: (browser) =>
      browser.post('/api/referrals', {
        jobId: job.id,
        referrerId: person.id,
        candidateEmail: `${crypto.randomUUID()}@example.org`,
        candidateName: 'Kim Park',
      }),
  },
  'test mails': {
    limit: TEST_MAILS_PER_HOUR,
    passes: 200,
    use: (browser) => browser.post('/api/test-email', { to: person.email, subject: 'Hello', message: 'A test.' }),
  },
  uploads: { limit: 60, passes: 200, use: (browser) => browser.post('/api/objects/upload') },
  'guesses of links': {
    limit: 60,
    passes: 404,
    use: (browser) => browser.get(`/api/referrals/token/${'A'.repeat(43)}`),
  },
  'failed sign-ins': {
    limit: 300,
    passes: 302,
    async use(browser) {
      const typed = { email: 'ada@example.org', given_name: 'Ada', family_name: 'Lovelace' }
      const callback = new URL(await passProvider(await browser.get(signInAddress('google', 'hiring')), typed))
      callback.searchParams.set('code', 'wrong')
      return browser.get(String(callback))
    },
  },
}

test.each(Object.entries(LIMITED))(
  'the limit of %s counts across servers, and a refusal gives the waiting time',
  async (_what, { limit, passes, use }) => {
    await app.db.delete(rateLimits)
    const here = person.browser
    const there = replica.seenBy(here)
    expect((await use(here)).status).toBe(passes)
    await app.db.update(rateLimits).set({ count: limit - 2 })
    expect([(await use(there)).status, (await use(here)).status]).toEqual([passes, passes])
    for (const browser of [there, here]) {
      const { status, headers } = await use(browser)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
  },
)
