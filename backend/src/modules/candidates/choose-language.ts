import type { Language } from '@goodword/languages/languages'
import { eq } from 'drizzle-orm'
import { findLink } from '../../auth/links/find-link.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'

/**
 * Keeps the language of a referral: its page opens in it, and letters to the candidate follow
 * (docs/rules.md#the-candidates-pages-speak-six-languages).
 * @throws NotFound for a bad link
 */
export async function chooseLanguage({ db }: Pick<Deps, 'db'>, token: string, language: Language): Promise<void> {
  const { id } = await findLink(db, token)
  await db.update(referrals).set({ language }).where(eq(referrals.id, id))
}
