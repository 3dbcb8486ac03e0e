import { makeCompany, makeJob } from './factories.ts'
import type { Person, TestApp } from './harness.ts'

export interface PostedJob {
  manager: Person
  referrer: Person
  job: Awaited<ReturnType<typeof makeJob>>
}

/** A job, the manager whose company posted it, and somebody who recommends people for it. */
export async function aPostedJob(app: TestApp): Promise<PostedJob> {
  const manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  return { manager, referrer, job }
}
