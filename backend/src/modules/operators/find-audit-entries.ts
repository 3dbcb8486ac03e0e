import type { AuditEntry } from '@goodword/contract/operators'
import { referrerName } from '@goodword/contract/referrer-name'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { users } from '../../db/schema/users.ts'
import { namesOfSubjects } from './names-of-subjects.ts'

/** What operators did, newest first. The log holds ids: a name is looked up when it is read. */
export async function findAuditEntries(db: Connection, which: SQL | undefined, limit: number): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditEntries, person: { firstName: users.firstName, lastName: users.lastName } })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(which)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit)
  const names = await namesOfSubjects(
    db,
    rows.map(({ entry }) => entry.subject),
  )
  return rows.map(({ entry: { actorId, createdAt, ...entry }, person }) => ({
    ...entry,
    subjectName: names.get(entry.subject) ?? null,
    createdAt: createdAt.toISOString(),
    operator: { id: actorId, name: person && referrerName(person) },
  }))
}
