import type { SignedIn } from '../../../backend/src/auth/actor.ts'
import type { Database } from '../../../backend/src/db/connect/client.ts'
import { makeCompany, makeJob, makeUser } from '../../../backend/test/factories.ts'

/** Who recommends and who pays; the first of each has a tenth of all hires. */
export interface Parties {
  recommenders: SignedIn[]
  companies: { manager: SignedIn; job: Awaited<ReturnType<typeof makeJob>> }[]
}

/** So many of each, about as many hires for one as a busy year has. */
export async function makeParties(db: Database, hires: number): Promise<Parties> {
  const count = Math.max(2, Math.ceil(hires / 50))
  const parties: Parties = { recommenders: [], companies: [] }
  while (parties.recommenders.length < count) parties.recommenders.push(await person(db, 'referrer'))
  while (parties.companies.length < Math.max(2, Math.ceil(count / 5))) {
    const manager = await person(db, 'hiring_manager')
    const company = await makeCompany(db, { ownerId: manager.userId })
    parties.companies.push({ manager, job: await makeJob(db, company, { referralBonus: 3000 }) })
  }
  return parties
}

async function person(db: Database, role: 'referrer' | 'hiring_manager'): Promise<SignedIn> {
  const own = { subject: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.org` }
  const { id, email, firstName, lastName } = await makeUser(db, { role, ...own })
  return { kind: 'user', userId: id, sessionId: id, role, email, firstName, lastName, isOperator: false }
}
