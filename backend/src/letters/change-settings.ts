import { LETTER_GROUPS, type LetterChoices } from '@goodword/contract/letter-choices'
import type { Settings, SettingsChange } from '@goodword/contract/settings'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { personSettings } from '../db/schema/person-settings.ts'
import { users } from '../db/schema/users.ts'
import { dropHeld } from './drop-held.ts'
import { settingsOf } from './settings-of.ts'

/**
 * Changes some settings of a person: what is left out stays. What is held for a summary and turned off by it is never sent
 * (docs/rules.md#everybody-chooses-their-emails).
 * @param changeOf what changes, by what is set
 * @returns the settings as they are now; undefined where the account is gone
 */
export async function changeSettings(
  tx: Transaction,
  userId: string,
  changeOf: (settings: Settings) => SettingsChange,
): Promise<Settings | undefined> {
  // One after the other, so that two at once keep what each changed.
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) return undefined
  const now = await settingsOf(tx, userId)
  const change = changeOf(now)
  const letters: LetterChoices = {
    applications: change.letters?.applications ?? now.letters.applications,
    mentions: change.letters?.mentions ?? now.letters.mentions,
    referrals: change.letters?.referrals ?? now.letters.referrals,
  }
  const values = {
    letters,
    timeZone: change.timeZone === undefined ? now.timeZone : change.timeZone,
    singleKeys: change.singleKeys ?? now.singleKeys,
    suggestions: change.suggestions ?? now.suggestions,
    changedAt: sql`now()`,
  }
  await tx
    .insert(personSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: personSettings.userId, set: values })
  const off = LETTER_GROUPS.filter((group) => letters[group] === 'none')
  await dropHeld(tx, userId, off)
  return settingsOf(tx, userId)
}
