import type { Settings } from '@goodword/contract/settings'
import { type Actor, requireUser } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { settingsOf } from '../../letters/settings-of.ts'

/**
 * The settings of whoever asks (docs/rules.md#everybody-chooses-their-emails).
 * @throws Unauthenticated for guests
 */
export function findSettings({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Settings> {
  return settingsOf(db, requireUser(actor).userId)
}
