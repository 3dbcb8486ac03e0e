import { LETTER_DEFAULTS } from '@goodword/contract/letter-choices'
import { isTimeZone, type Settings } from '@goodword/contract/settings'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { personSettings } from '../db/schema/person-settings.ts'

/**
 * Which letters a person gets, and their time zone: what they set, else what everybody begins with. A zone that this server does not
 * know is UTC.
 */
export async function settingsOf(db: Connection, userId: string): Promise<Settings> {
  const [row] = await db.select().from(personSettings).where(eq(personSettings.userId, userId))
  const { letters, timeZone, singleKeys = true, suggestions = true } = row ?? {}
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : null
  return { letters: { ...LETTER_DEFAULTS, ...letters }, timeZone: zone, singleKeys, suggestions }
}
