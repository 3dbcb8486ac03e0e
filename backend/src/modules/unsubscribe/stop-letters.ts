import { LETTER_GROUPS } from '@goodword/contract/letter-choices'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { personSettings } from '../../db/schema/person-settings.ts'
import { users } from '../../db/schema/users.ts'
import { dropHeld } from '../../letters/drop-held.ts'
import { settingsOf } from '../../letters/settings-of.ts'
import type { StoppedLetters } from '../../privacy/suppressions/unsubscribe-link.ts'

/**
 * Turns letters off in somebody's settings: those of a group, or all that come with their daily summary. Of an account that is gone
 * there is nothing to turn off.
 */
export async function stopLetters(db: Database, { userId, group }: StoppedLetters): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    if (!user) return
    const settings = await settingsOf(tx, userId)
    const isStopped = (one: (typeof LETTER_GROUPS)[number]) =>
      group === 'summary' ? settings.letters[one] === 'daily' : one === group
    const none = Object.fromEntries(LETTER_GROUPS.filter(isStopped).map((one) => [one, 'none']))
    const values = { ...settings, letters: { ...settings.letters, ...none }, changedAt: sql`now()` }
    await tx
      .insert(personSettings)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: personSettings.userId, set: values })
    await dropHeld(tx, userId, values.letters)
  })
}
