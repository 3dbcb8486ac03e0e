import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection, Transaction } from '../../db/connect/client.ts'
import type { applications } from '../../db/schema/applications.ts'
import { letters } from '../../db/schema/letters.ts'

/** The letters to the company that have the good word in them. */
const KINDS = ['new-application', 'colleague-application']

type Choice = Pick<
  typeof applications.$inferSelect,
  'id' | 'messageIncluded' | 'referrerMessage' | 'referrerRelation' | 'messageChosenAt'
>

/** What letters to the company have of a good word: whether one with it is about to leave, and when the first one has. */
interface WordsInLetters {
  isOnItsWay: boolean
  emailedAt: Date | null
}

/** What was emailed of the good word (docs/rules.md#the-good-word-can-be-left-out-until-it-is-read). */
export async function wordsInLetters(db: Connection, application: Choice): Promise<WordsInLetters> {
  return inThese(application, await lettersOf(db, application.id))
}

/** The same, and no letter begins to leave until the transaction ends; after all that `lock-in-order.ts` puts before letters. */
export async function lockWordsInLetters(tx: Transaction, application: Choice): Promise<WordsInLetters> {
  return inThese(application, await lettersOf(tx, application.id).for('update'))
}

function lettersOf(db: Connection, applicationId: string) {
  return (
    db
      .select({ state: letters.state, sentAt: letters.sentAt })
      .from(letters)
      // A summary has the subject of a letter, and no word of it.
      .where(and(eq(letters.applicationId, applicationId), inArray(letters.kind, KINDS), eq(letters.inSummary, false)))
      .orderBy(asc(letters.id))
  )
}

/** What was left out when a letter left is not in it: words that were put in later were not emailed. */
function inThese(
  { messageIncluded, referrerMessage, referrerRelation, messageChosenAt }: Choice,
  all: readonly { state: string; sentAt: Date | null }[],
): WordsInLetters {
  if (!(messageIncluded && (referrerMessage || referrerRelation))) return { isOnItsWay: false, emailedAt: null }
  const sent = all.flatMap(({ sentAt }) => (sentAt && !(messageChosenAt && sentAt < messageChosenAt) ? [sentAt] : []))
  return {
    isOnItsWay: all.some(({ state }) => state === 'queued'),
    emailedAt: sent.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  }
}
