import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'
import { companyInvitations } from '../../db/schema/company-invitations.ts'

/** A month, so that an owner can send it again. */
const isOver = lt(companyInvitations.expiresAt, sql`now() - interval '30 days'`)

/** Forgets invitations to companies, with the address they went to, that ended a month ago. @returns how many */
export function sweepInvitations({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: companyInvitations, moment: companyInvitations.expiresAt, which: isOver })
}

/** How many it would forget. */
export function countOverInvitations({ db }: { db: Database }): Promise<number> {
  return db.$count(companyInvitations, isOver)
}
