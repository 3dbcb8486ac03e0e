import type { Env } from '../../../backend/src/config/env.ts'
import type { Database } from '../../../backend/src/db/connect/client.ts'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../../backend/test/factories.ts'
import { until } from '../../../backend/test/until.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { say } from '../../../scripts/say.ts'
import type { Load } from '../load/load.ts'
import { getRequest } from '../load/make-requests.ts'
import { signedInAs } from '../load/people.ts'
import { median, medianRatio } from '../median.ts'
import { scenario } from '../scenario.ts'
import { startServer } from '../server/start-server.ts'
import { targetTable } from '../targets.ts'

const PAGES = ['/jobs', '/dashboard', '/hiring-dashboard', '/applications'] as const
type Page = (typeof PAGES)[number]

/** Companies with their managers, jobs of each, and applications to each job. */
const [COMPANIES, JOBS, APPLICATIONS] = [20, 5, 3]
const CONNECTIONS = 8
/** Milliseconds until what the server does after postings is done. */
const PATIENCE = 120_000
/** What a page of somebody's own data may cost, in pages of jobs, which all readers share. */
const MOST: Partial<Record<Page, number>> = { '/hiring-dashboard': 2.3 }

/** What the HTML of signed-in people costs, with the first replies in it. */
export default scenario({
  title: 'Pages of signed-in people',
  options: { rounds: 5, seconds: 4 },
  async run({ rounds, seconds }) {
    const { db, env, send, stop } = await startServer()
    try {
      const requests = await makeRequests(db, env)
      const waiting =
        'select from jobs where is_active and not exists (select from job_occupations where job_id = jobs.id)'
      await until(async () => (await db.execute(waiting)).rows.length === 0, PATIENCE)
      const rates: Record<Page, number[]> = {
        '/jobs': [],
        '/dashboard': [],
        '/hiring-dashboard': [],
        '/applications': [],
      }
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        for (const page of PAGES) {
          const load = await send(requests[page], { connections: CONNECTIONS }, seconds)
          if (round > 0) rates[page].push(rateOf(load))
        }
        say(
          `round ${round} of ${rounds}: ${PAGES.map((page) => `${page} ${rates[page].at(-1)?.toFixed(0)}`).join(', ')}`,
        )
      }
      return ownPages(rates)
    } finally {
      await stop()
    }
  },
})

/** Each page is asked for by those whose it is, in turn. */
async function makeRequests(db: Database, env: Env) {
  const [managers, recommenders]: [string[], string[]] = [[], []]
  for (let at = 0; at < COMPANIES; at++) {
    const owner = await makeUser(db, { role: 'hiring_manager' })
    const company = await makeCompany(db, { ownerId: owner.id })
    const recommender = await makeUser(db, { role: 'referrer' })
    for (let number = 0; number < JOBS; number++) {
      const job = await makeJob(db, company)
      for (let of = 0; of < APPLICATIONS; of++)
        await makeApplication(db, { referral: await makeReferral(db, { job, referrerId: recommender.id }) })
    }
    managers.push(await signedInAs(db, env, owner.id))
    recommenders.push(await signedInAs(db, env, recommender.id))
  }
  const of = (cookies: readonly string[], page: Page) =>
    cookies.map((cookie) => ({ kind: page, text: getRequest(env, page, { cookie }) }))
  return {
    '/jobs': of(recommenders, '/jobs'),
    '/dashboard': of(recommenders, '/dashboard'),
    '/hiring-dashboard': of(managers, '/hiring-dashboard'),
    '/applications': of(managers, '/applications'),
  }
}

const rateOf = ({ accepted, seconds }: Load) => accepted.count / seconds

function ownPages(rates: Record<Page, number[]>): string {
  const costOf = (page: Page) => medianRatio(rates['/jobs'], rates[page])
  const targets = PAGES.filter((page) => page !== '/jobs').map((page) => ({
    what: `\`${page}\`, to \`/jobs\``,
    value: costOf(page),
    unit: 'x' as const,
    most: MOST[page],
  }))
  return `The HTML with its first replies, made and compressed for each request, on one server with its database: ${CONNECTIONS} connections, each request
by another of ${COMPANIES} people. A ratio is what a page costs in pages of jobs, the middle of the rounds' own.

${targetTable(targets)}

${markdownTable([['page', 'a second'], ...PAGES.map((page) => [`\`${page}\``, median(rates[page]).toFixed(0)])])}`
}
