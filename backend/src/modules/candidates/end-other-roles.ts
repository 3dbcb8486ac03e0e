import { eq } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import { roleConsents } from '../../db/schema/role-consents.ts'
import type { Deps } from '../../deps.ts'

/**
 * Takes back that the candidate is open to other roles: the recommender no longer sees it, and a letter about it that was not sent
 * is not (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own). Said twice it changes nothing.
 * @param session of this browser
 * @throws NotFound for a bad link; Forbidden where it is not the caller's own
 */
export async function endOtherRoles(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  session: ApplySession | null,
  token: string,
): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const link = await lockLink(tx, token)
    requireOwn(link, session)
    return tx
      .delete(roleConsents)
      .where(eq(roleConsents.referralId, link.id))
      .returning({ id: roleConsents.referralId })
  })
  for (const { id: referralId } of ended) log.info({ referralId }, 'candidate no longer open to other roles')
}
