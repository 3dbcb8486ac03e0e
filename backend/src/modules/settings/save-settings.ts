import type { Settings, SettingsChange } from '@goodword/contract/settings'
import { type Actor, requireUser } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { changeSettings } from '../../letters/change-settings.ts'

/**
 * Sets those settings of whoever asks that are named. What was held for a summary and is turned off now is never sent
 * (docs/rules.md#everybody-chooses-their-emails).
 * @returns the settings as they are now
 * @throws Unauthenticated for guests
 */
export async function saveSettings(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  change: SettingsChange,
): Promise<Settings> {
  const { userId } = requireUser(actor)
  const saved = await db.transaction((tx) => changeSettings(tx, userId, () => change))
  if (!saved) throw new NotFound('There is no such account.')
  log.info({ userId }, 'settings saved')
  return saved
}
