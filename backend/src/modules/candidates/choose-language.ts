import type { Language } from '@goodword/languages/languages'
import { eq, sql } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'

/**
 * Keeps the language of a referral: its page opens in it, and letters to the candidate follow
 * (docs/rules.md#the-candidates-pages-speak-six-languages). Whoever chooses has used the link.
 * @param session of this browser
 * @throws NotFound for a bad link, Forbidden where it is not the caller's own
 */
export async function chooseLanguage(
  { db }: Pick<Deps, 'db'>,
  session: ApplySession | null,
  token: string,
  language: Language,
): Promise<void> {
  await db.transaction(async (tx) => {
    const link = await lockLink(tx, token)
    requireOwn(link, session)
    const openedAt = sql`coalesce(${referrals.openedAt}, now())`
    await tx.update(referrals).set({ language, openedAt }).where(eq(referrals.id, link.id))
  })
}
