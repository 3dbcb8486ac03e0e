import { LETTER_GROUPS } from '@goodword/contract/letter-choices'
import type { Database } from '../../db/connect/client.ts'
import { changeSettings } from '../../letters/change-settings.ts'
import type { StoppedLetters } from '../../privacy/suppressions/unsubscribe-link.ts'

/**
 * Turns letters off in somebody's settings: those of a group, or all that come with their daily summary. Of an account that is gone
 * there is nothing to turn off.
 */
export async function stopLetters(db: Database, { userId, group }: StoppedLetters): Promise<void> {
  await db.transaction((tx) =>
    changeSettings(tx, userId, ({ letters }) => {
      const isStopped = (one: (typeof LETTER_GROUPS)[number]) =>
        group === 'summary' ? letters[one] === 'daily' : one === group
      return { letters: Object.fromEntries(LETTER_GROUPS.filter(isStopped).map((one) => [one, 'none'])) }
    }),
  )
}
