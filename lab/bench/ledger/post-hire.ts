import { eq } from 'drizzle-orm'
import type { Database } from '../../../backend/src/db/connect/client.ts'
import { applications } from '../../../backend/src/db/schema/applications.ts'
import { promiseReward } from '../../../backend/src/money/ledger/promise-reward.ts'
import { makeApplication, makeReferral } from '../../../backend/test/factories.ts'
import type { Parties } from './parties.ts'

/** Posts a hire of the busiest recommender by the busiest company. @returns milliseconds of its transaction */
export async function postHire(db: Database, { recommenders, companies }: Parties): Promise<number> {
  const [[recommender], [company]] = [recommenders, companies]
  if (!recommender || !company) throw new Error('The ledger has no recommender or company.')
  const candidateEmail = `${crypto.randomUUID()}@example.org`
  const referral = await makeReferral(db, { job: company.job, referrerId: recommender.userId, candidateEmail })
  const { id: applicationId } = await makeApplication(db, { referral })
  const from = performance.now()
  await db.transaction((tx) => promiseReward(tx, { applicationId, referral }))
  const took = performance.now() - from
  // As it would be, for the check at the end.
  await db.update(applications).set({ status: 'hired' }).where(eq(applications.id, applicationId))
  return took
}
