import type { Connection } from '../db/connect/client.ts'
import type { SignedIn } from './actor.ts'
import { inboxKey } from './inbox-key.ts'
import { isAmong } from './is-same-person.ts'
import { membersOf } from './members-of.ts'

/**
 * Whether a company is somebody's own: theirs, or by an account of the same inbox (docs/rules.md#one-inbox-is-one-person). It says what
 * they may not do; what they may do goes by their membership alone.
 */
export async function isOwnCompany(
  db: Connection,
  { userId, email }: Pick<SignedIn, 'userId' | 'email'>,
  companyId: string,
): Promise<boolean> {
  const members = await membersOf(db, [companyId])
  return isAmong({ userId, inbox: inboxKey(email) }, members(companyId))
}
