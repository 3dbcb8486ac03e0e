import { sql } from 'drizzle-orm'
import { cookiesOf } from '../../../backend/src/auth/http/cookies.ts'
import { sessionTokens } from '../../../backend/src/auth/http/tokens.ts'
import type { Env } from '../../../backend/src/config/env.ts'
import type { Database } from '../../../backend/src/db/connect/client.ts'
import { sessions } from '../../../backend/src/db/schema/sessions.ts'
import { makeCompany, makeJob, makeReferral, makeUser } from '../../../backend/test/factories.ts'

const PEOPLE = 100
const JOBS = 200

/**
 * Open jobs, a referral for every other one, and people who are signed in.
 * @returns their Cookie headers
 */
export async function makePeople(db: Database, env: Env): Promise<string[]> {
  const company = await makeCompany(db, { ownerId: (await makeUser(db, { role: 'hiring_manager' })).id })
  const recommender = await makeUser(db, { role: 'referrer' })
  for (let number = 0; number < JOBS; number++) {
    const job = await makeJob(db, company)
    if (number % 2) await makeReferral(db, { job, referrerId: recommender.id })
  }
  const cookies: string[] = []
  for (let number = 0; number < PEOPLE; number++) {
    cookies.push(await signedInAs(db, env, (await makeUser(db, { role: 'referrer' })).id))
  }
  return cookies
}

/** A new session of this user. @returns its Cookie header */
export async function signedInAs(db: Database, env: Env, userId: string): Promise<string> {
  const values = { userId, expiresAt: sql`now() + interval '7 days'` }
  const [session] = await db.insert(sessions).values(values).returning({ id: sessions.id })
  const token = await sessionTokens(env).decorator.sessionTokens.sign({ jti: session?.id ?? '' })
  return `${cookiesOf(env).session.name}=${token}`
}
