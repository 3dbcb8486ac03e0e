import type { OwnApplication } from '@goodword/contract/candidate'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

const TO_APPLICANT = Object.entries(LETTER_KINDS).flatMap(([name, { to, about }]) =>
  to === 'candidate' && about.column === 'applicationId' ? [name] : [],
)

type Fares = Pick<OwnApplication, 'letter' | 'confirmationSentAt'> & {
  /** When a letter told that the job was closed. */
  toldClosedAt: Date | null
}

/**
 * What became of the letters to the address that somebody applied with (docs/rules.md#the-page-says-what-became-of-the-letter).
 * They are written when a status is told, so they tell nothing sooner.
 */
export async function lettersAboutApplication(db: Connection, applicationId: string): Promise<Fares> {
  const rows = await db
    .select({ kind: letters.kind, state: letters.state, sentAt: letters.sentAt })
    .from(letters)
    .where(and(eq(letters.applicationId, applicationId), inArray(letters.kind, TO_APPLICANT)))
    .orderBy(asc(letters.createdAt), asc(letters.id))
  const last = rows.at(-1)
  const lastSent = (kind: string) => rows.findLast((row) => row.kind === kind)?.sentAt ?? null
  return {
    letter: last ? { standing: standingOf(last.state), at: last.sentAt?.toISOString() ?? null } : null,
    confirmationSentAt: lastSent('application-confirmation')?.toISOString() ?? null,
    toldClosedAt: lastSent('job-closed'),
  }
}

function standingOf(state: (typeof letters.$inferSelect)['state']) {
  return state === 'sent' ? 'sent' : state === 'parked' ? 'failed' : 'on-its-way'
}
