import { applications } from '../src/db/schema/applications.ts'
import { companies } from '../src/db/schema/companies.ts'
import { companyInvitations } from '../src/db/schema/company-invitations.ts'
import { companyMembers } from '../src/db/schema/company-members.ts'
import { eventSalts } from '../src/db/schema/event-salts.ts'
import { events } from '../src/db/schema/events.ts'
import { jobs } from '../src/db/schema/jobs.ts'
import { letters } from '../src/db/schema/letters.ts'
import { objects } from '../src/db/schema/objects.ts'
import { referrals } from '../src/db/schema/referrals.ts'
import { statusChanges } from '../src/db/schema/status-changes.ts'
import { users } from '../src/db/schema/users.ts'
import type { Deps } from '../src/deps.ts'
import { measureAnswers } from '../src/modules/applications/measure-answers.ts'
import { freezeTerms } from '../src/money/terms/freeze-terms.ts'
import { storeFile } from './demo-file.ts'
import { demoRows } from './demo-rows.ts'
import { seedRewards } from './seed-rewards.ts'
import { toldLetters } from './told-letters.ts'

/**
 * Fills an empty database with the demo data, and the object store with its files. Does nothing once there is any user.
 * Nobody is written to. Its people sign in with the first provider. The files come first: what the rows name is there from the start, or there are no rows.
 * @throws Error when the object store refuses a file
 */
export async function seedDemo({ db, storage, providers }: Pick<Deps, 'db' | 'storage' | 'providers'>): Promise<void> {
  if ((await db.$count(users)) > 0) return
  const rows = await demoRows(providers[0].issuer, Date.now())
  await Promise.all(rows.files.map((file) => storeFile(storage, file)))
  await db.transaction(async (tx) => {
    await tx.insert(users).values(rows.users)
    await tx.insert(companies).values(rows.companies)
    await tx.insert(companyMembers).values(rows.companyMembers)
    await tx.insert(companyInvitations).values(rows.companyInvitations)
    await tx.insert(jobs).values(rows.jobs)
    await tx.insert(referrals).values(rows.referrals)
    await tx.insert(eventSalts).values(rows.eventSalts)
    await tx.insert(applications).values(rows.applications)
    await tx.insert(statusChanges).values(rows.statusChanges)
    await tx.insert(letters).values(rows.letters)
    const jobOf = new Map(rows.jobs.map((job) => [job.id, job]))
    const terms = new Map<string, string>()
    for (const { id, jobId, referralBonus = null, createdAt } of rows.referrals) {
      const job = jobOf.get(jobId)
      if (job) terms.set(id, await freezeTerms(tx, id, { ...job, referralBonus, at: createdAt }))
    }
    for (const hire of rows.hires) await seedRewards(tx, hire, rows.operatorId, new Date())
    await tx.insert(letters).values(await toldLetters(tx))
    await tx.insert(objects).values(rows.files.map(({ row }) => row))
    // One statement, in the order of time: the database chains row after row.
    const namesTerms = ({ kind }: { kind: string }) => kind === 'referral-created' || kind === 'submitted'
    await tx
      .insert(events)
      .values(
        rows.events.map((row) => ({ ...row, ...(namesTerms(row) && { terms: terms.get(row.referralId ?? '') }) })),
      )
  })
  await measureAnswers({ db })
}
