import { eq } from 'drizzle-orm'
import { LOG_OUT } from '../../backend/contract/src/addresses.ts'
import { submitApplication } from '../../backend/contract/src/submission.ts'
import { checkDocument } from '../../backend/contract/src/uploads.ts'
import { INGRID, MAYA, OLGA, RAFAEL, SAM, THEO } from '../../backend/seed/content/people.ts'
import { createDatabase } from '../../backend/src/db/connect/client.ts'
import { companyOf } from '../../backend/src/db/members/company-of.ts'
import { companies } from '../../backend/src/db/schema/companies.ts'
import { rateLimits } from '../../backend/src/db/schema/rate-limits.ts'
import { users } from '../../backend/src/db/schema/users.ts'
import type { Caller } from '../../backend/src/http/who-may.ts'
import { parseEnv } from '../../backend/src/parse-env.ts'
import { createStorage } from '../../backend/src/storage/create-storage.ts'
import type { Scene } from '../../backend/test/access-calls.ts'
import { ACCESS } from '../../backend/test/access-rows.ts'
import { makeJob, makeReferral } from '../../backend/test/factories.ts'
import { type Sent, Visitor } from '../../backend/test/visitor.ts'
import { signIn } from './sign-in.ts'

/** Those of the access matrix. */
const PEOPLE = {
  noRole: SAM,
  referrer: MAYA,
  otherReferrer: THEO,
  manager: INGRID,
  otherManager: RAFAEL,
  operator: OLGA,
}
type Name = keyof typeof PEOPLE | 'guest' | 'candidate'
export const LOOKS_AROUND = ['guest', 'candidate', 'referrer', 'manager', 'operator'] as const satisfies Name[]
const PAGES = [
  '/',
  '/jobs',
  '/dashboard',
  '/hiring-dashboard',
  '/post-job',
  '/company-setup',
  '/email-test',
  '/privacy',
]
const WITH_QUERIES = ['/jobs?q=engineer&sort=salary', '/?notice=sign-in-failed&reference=0123456789abcdef']

/** Calls that can be asked more than their row in the matrix does. */
const QUERIES: Record<string, string> = {
  'GET /api/jobs': '?q=engineer&type=full-time&level=senior&sort=salary&limit=5',
  'POST /api/objects/upload': '?slot=logo&type=image/png&size=90',
  'GET /api/auth/:provider/referrer': '?next=/jobs',
}

/**
 * People on a running server with the demo data, and every call of the API as one of them makes it.
 * @param url of the server
 * @param variables it runs with
 */
export async function startScene(url: string, variables: Record<string, string>) {
  const { db, close } = createDatabase(variables.DATABASE_OWNER_URL ?? '')
  // Scanners ask thousands of times: what they look for lies behind the limits.
  const lifting = setInterval(() => db.delete(rateLimits).catch(() => {}), 250)

  const visitors = { guest: new Visitor(url), candidate: new Visitor(url) } as Record<Name, Visitor>
  const people: Record<string, { id: string; browser: Visitor }> = {}
  for (const [name, { email }] of Object.entries(PEOPLE)) {
    const browser = new Visitor(url)
    await signIn(browser, email)
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    visitors[name as Name] = browser
    people[name] = { id: user?.id ?? '', browser }
  }
  const idOf = (name: Name) => people[name]?.id ?? ''
  const [company] = await db
    .select()
    .from(companies)
    .where(eq(companies.id, companyOf(db, idOf('manager'))))
  if (!company) throw new Error('The demo data has no company of the manager')
  const job = await makeJob(db, { ...company, ownerId: idOf('manager') })
  const env = parseEnv(variables)
  const scene = { app: { db, env, storage: createStorage(env) }, company, job, people } as unknown as Scene
  const { id: referralId, token } = await makeReferral(db, { job, referrerId: idOf('referrer') })
  await visitors.candidate.get(`/api/referrals/token/${token}`)

  /** As its row of the access matrix makes it, by the first whom it answers best. */
  async function callOf(route: string): Promise<Sent | undefined> {
    const [answers, call] = ACCESS[route] ?? []
    if (!answers || !call) return undefined
    const [caller] = Object.entries(answers).toSorted(([, one], [, other]) => one - other)[0] ?? []
    const visitor = visitors[caller as Caller]
    await call(visitor as unknown as Parameters<typeof call>[0], scene)
    return visitor.last && { ...visitor.last, url: visitor.last.url + (QUERIES[route] ?? '') }
  }

  /** Those that take an opened link: the matrix tries them without. */
  async function callsOfCandidate(): Promise<(Sent | undefined)[]> {
    const { candidate } = visitors
    const { uploadURL } = (await candidate.post('/api/objects/upload?slot=resume')).body
    await candidate.post(checkDocument.path, { url: uploadURL, slot: 'resume' })
    const check = candidate.last
    const typed = { firstName: 'Kim', lastName: 'Park', email: 'kim@example.org', phone: null, coverLetter: 'Hello' }
    await candidate.post(submitApplication.path, { referralId, ...typed, resumeUrl: uploadURL })
    return [check, candidate.last]
  }

  return {
    visitors,
    /** Addresses of pages, home first; among them a personal link that opens. */
    pages: [...PAGES, ...WITH_QUERIES, `/apply/${token}`].map((path) => new URL(path, url).href),
    /** Every call but logging out, which would end what is looked at. */
    async calls(): Promise<Sent[]> {
      const calls = await callsOfCandidate()
      for (const route of Object.keys(ACCESS)) if (!route.endsWith(LOG_OUT)) calls.push(await callOf(route))
      return calls.filter((sent) => sent !== undefined)
    },
    async close() {
      clearInterval(lifting)
      await close()
    },
  }
}
