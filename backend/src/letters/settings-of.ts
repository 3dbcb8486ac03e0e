import type { LetterChoices } from '@goodword/contract/letter-choices'
import { LETTER_DEFAULTS } from '@goodword/contract/letter-choices'
import { isTimeZone } from '@goodword/contract/settings'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { personSettings } from '../db/schema/person-settings.ts'

/**
 * Which letters a person gets, and their time zone: what they set, else what everybody begins with. A zone that this server does not
 * know is UTC.
 */
export async function settingsOf(
  db: Connection,
  userId: string,
): Promise<{ letters: LetterChoices; timeZone: string | null; singleKeys: boolean }> {
  const [row] = await db.select().from(personSettings).where(eq(personSettings.userId, userId))
  const { letters, timeZone, singleKeys = true } = row ?? {}
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : null
  return { letters: { ...LETTER_DEFAULTS, ...letters }, timeZone: zone, singleKeys }
}
