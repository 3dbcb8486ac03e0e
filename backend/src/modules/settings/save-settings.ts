import type { Settings } from '@goodword/contract/settings'
import { sql } from 'drizzle-orm'
import { type Actor, requireUser } from '../../auth/actor.ts'
import { personSettings } from '../../db/schema/person-settings.ts'
import type { Deps } from '../../deps.ts'
import { dropHeld } from '../../letters/drop-held.ts'
import { settingsOf } from '../../letters/settings-of.ts'

/**
 * Sets the settings of whoever asks. What was held for a summary and is turned off now is never sent
 * (docs/rules.md#everybody-chooses-their-emails).
 * @returns the settings as they are now
 * @throws Unauthenticated for guests
 */
export async function saveSettings(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  settings: Settings,
): Promise<Settings> {
  const { userId } = requireUser(actor)
  const saved = await db.transaction(async (tx) => {
    const values = { ...settings, changedAt: sql`now()` }
    await tx
      .insert(personSettings)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: personSettings.userId, set: values })
    await dropHeld(tx, userId, settings.letters)
    return settingsOf(tx, userId)
  })
  log.info({ userId }, 'settings saved')
  return saved
}
