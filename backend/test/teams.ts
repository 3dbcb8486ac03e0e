import { makeCompany, makeJob, makeMember } from './factories.ts'
import type { TestApp } from './harness.ts'

/** A company with an owner and a manager, and a job that the manager posted. */
export async function newTeam(app: TestApp, name = 'Aurora Energy') {
  const [owner, manager] = [await app.signIn('hiring_manager'), await app.signIn('hiring_manager')]
  const company = await makeCompany(app.db, { ownerId: owner.id, name })
  await makeMember(app.db, company, { userId: manager.id })
  const job = await makeJob(app.db, company, { postedBy: manager.id, referralBonus: 3000 })
  return { owner, manager, company, job }
}
