import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { Subject } from './forget-letters.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

const TO_CANDIDATE = Object.entries(LETTER_KINDS).flatMap(([name, { to }]) => (to === 'candidate' ? [name] : []))

/** The letters to a candidate about an invitation and what came of it, oldest first; `sentAt` is null until it went out. */
export function lettersToCandidate(db: Connection, { referralId, applicationId }: Subject) {
  return db
    .select({ kind: letters.kind, sentAt: letters.sentAt })
    .from(letters)
    .where(
      and(
        inArray(letters.kind, TO_CANDIDATE),
        or(eq(letters.referralId, referralId), applicationId ? eq(letters.applicationId, applicationId) : undefined),
      ),
    )
    .orderBy(asc(letters.createdAt), asc(letters.id))
}
