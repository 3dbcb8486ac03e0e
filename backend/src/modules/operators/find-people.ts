import { Id } from '@goodword/contract/fields'
import type { FoundPerson } from '@goodword/contract/operators'
import { eq } from 'drizzle-orm'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { addressKey } from '../../auth/address-key.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitLooks } from './limit-looks.ts'
import { showPeople } from './show-people.ts'

/**
 * Everybody who signs in with exactly this address, or has this id. Each account that is shown is written down: looking at
 * somebody is an action, too (docs/rules.md#operators-see-as-little-of-people-as-will-do).
 * @throws Unauthenticated, NotFound for everybody who is no operator, TooMany
 */
export async function findPeople(
  deps: Pick<Deps, 'db' | 'providers'>,
  actor: Actor,
  who: string,
): Promise<FoundPerson[]> {
  const operator = requireOperator(actor)
  await limitLooks(deps.db, operator)
  return deps.db.transaction(async (tx) => {
    const isMeant = Id.safeParse(who).success ? eq(users.id, who) : eq(users.emailKey, addressKey(who))
    const found = await showPeople(tx, deps, isMeant)
    for (const { id } of found) await appendAuditEntry(tx, operator, 'person-found', id)
    return found
  })
}
