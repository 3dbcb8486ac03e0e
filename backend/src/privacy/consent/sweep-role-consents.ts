import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'
import { roleConsents } from '../../db/schema/role-consents.ts'

const isOver = lt(roleConsents.expiresAt, sql`now()`)

/** Forgets consents whose time is over (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own). @returns how many */
export function sweepRoleConsents({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: roleConsents, moment: roleConsents.expiresAt, which: isOver })
}

/** How many it would forget. */
export function countOverRoleConsents({ db }: { db: Database }): Promise<number> {
  return db.$count(roleConsents, isOver)
}
