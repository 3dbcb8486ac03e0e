import { eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Connection } from '../../db/connect/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { reports } from '../../db/schema/reports.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { users } from '../../db/schema/users.ts'

/**
 * What the subjects of audit entries are called now: people by their names, rewards, postings and reports by the job's title.
 * @returns by id; without those that are gone, have no name, or are something else
 */
export async function namesOfSubjects(db: Connection, subjects: readonly string[]): Promise<Map<string, string>> {
  const ids = subjects.filter((subject) => z.uuid().safeParse(subject).success)
  if (ids.length === 0) return new Map()
  const named = await unionAll(
    db
      .select({ id: users.id, name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`.as('name') })
      .from(users)
      .where(inArray(users.id, ids)),
    db
      .select({ id: rewards.id, name: sql<string>`${rewards.jobTitle}`.as('name') })
      .from(rewards)
      .where(inArray(rewards.id, ids)),
    db
      .select({ id: jobs.id, name: sql<string>`${jobs.title}`.as('name') })
      .from(jobs)
      .where(inArray(jobs.id, ids)),
    db
      .select({ id: reports.id, name: sql<string>`${jobs.title}`.as('name') })
      .from(reports)
      .innerJoin(jobs, eq(jobs.id, reports.jobId))
      .where(inArray(reports.id, ids)),
  )
  return new Map(named.flatMap(({ id, name }) => (name.trim() ? [[id, name.trim()] as const] : [])))
}
