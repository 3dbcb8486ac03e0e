import { said } from '@goodword/languages/texts'
import { eq, sql } from 'drizzle-orm'
import type { lockLink } from '../../auth/links/lock-link.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { Conflict } from '../../errors.ts'
import type { requireStanding } from './require-standing.ts'
import { lockWordsInLetters } from './words-in-letters.ts'

export const READ = said(
  'The company has opened your application, so it stays as it is. You can send them a note instead.',
)
const EMAILED = said(
  'The company got these words in the email about your application, so they cannot be left out any more.',
)
const WORDS_READ = said('The company has opened your application, so this choice stays as it is.')

/**
 * Leaves the good word out of an application, or puts it in (docs/rules.md#the-good-word-can-be-left-out-until-it-is-read).
 * @param isIncluded undefined for no choice
 * @returns whether anything changed
 * @throws Conflict once the company has opened the application or was sent the words
 */
export async function chooseGoodWord(
  tx: Transaction,
  {
    message,
    relation,
    isMessagePrivate,
  }: Pick<Awaited<ReturnType<typeof lockLink>>, 'message' | 'relation' | 'isMessagePrivate'>,
  application: ReturnType<typeof requireStanding>,
  isIncluded: boolean | undefined,
): Promise<boolean> {
  const { id, messageIncluded, readAt } = application
  const hasWord = Boolean(message || relation) && !isMessagePrivate
  if (isIncluded === undefined || isIncluded === messageIncluded || !hasWord) return false
  if (readAt) throw new Conflict(WORDS_READ)
  if (!isIncluded) {
    const { isOnItsWay, emailedAt } = await lockWordsInLetters(tx, application)
    if (isOnItsWay || emailedAt) throw new Conflict(EMAILED)
  }
  await tx
    .update(applications)
    .set({
      messageIncluded: isIncluded,
      referrerMessage: isIncluded ? message : null,
      referrerRelation: isIncluded ? relation : null,
      messageChosenAt: sql`clock_timestamp()`,
    })
    .where(eq(applications.id, id))
  return true
}
