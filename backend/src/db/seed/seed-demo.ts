import type { Deps } from '../../deps.ts'
import { applications } from '../schema/applications.ts'
import { companies } from '../schema/companies.ts'
import { eventSalts } from '../schema/event-salts.ts'
import { events } from '../schema/events.ts'
import { jobs } from '../schema/jobs.ts'
import { objects } from '../schema/objects.ts'
import { referrals } from '../schema/referrals.ts'
import { statusChanges } from '../schema/status-changes.ts'
import { users } from '../schema/users.ts'
import { storeFile } from './demo-file.ts'
import { demoRows } from './demo-rows.ts'

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
    await tx.insert(jobs).values(rows.jobs)
    await tx.insert(referrals).values(rows.referrals)
    await tx.insert(eventSalts).values(rows.eventSalts)
    await tx.insert(applications).values(rows.applications)
    await tx.insert(statusChanges).values(rows.statusChanges)
    await tx.insert(objects).values(rows.files.map(({ row }) => row))
    // One statement, in the order of time: the database chains row after row.
    await tx.insert(events).values(rows.events)
  })
}
