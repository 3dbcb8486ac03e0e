import { PERSON_ROWS } from '@goodword/contract/limits'
import type { OperatorNote } from '@goodword/contract/operator-people'
import { referrerName } from '@goodword/contract/referrer-name'
import { desc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { operatorNotes } from '../../db/schema/operator-notes.ts'
import { users } from '../../db/schema/users.ts'

/** What operators wrote about somebody, the newest first. */
export async function findNotes(db: Connection, userId: string): Promise<OperatorNote[]> {
  const found = await db
    .select({ note: operatorNotes, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(operatorNotes)
    .leftJoin(users, eq(users.id, operatorNotes.authorId))
    .where(eq(operatorNotes.userId, userId))
    .orderBy(desc(operatorNotes.createdAt), desc(operatorNotes.id))
    .limit(PERSON_ROWS)
  return found.map(({ note: { id, text, createdAt }, by }) => ({
    id,
    text,
    by: by && referrerName(by),
    at: createdAt.toISOString(),
  }))
}
