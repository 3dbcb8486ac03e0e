import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'

interface Wanted {
  /** Of jobs: those whose applications they are. */
  ofJobs: SQL | undefined
  which: SQL | undefined
  /** Whether `which` is answered by an index by itself. */
  isIndexed: boolean
  first: 'newest' | 'oldest'
  limit: number
}

/**
 * Ids of applications to these jobs by their date. Each job gives as many as are asked for, by the index of its own, and the
 * first of all of them are taken: the others are never read.
 */
export function findInOrder(db: Connection, { ofJobs, which, isIndexed, first, limit }: Wanted) {
  const by = first === 'newest' ? desc : asc
  const row = { id: applications.id, createdAt: applications.createdAt }
  const order = (of: typeof row) => [by(of.createdAt), by(of.id)]
  if (isIndexed) {
    return db
      .select(row)
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(ofJobs, which))
      .orderBy(...order(row))
      .limit(limit)
  }
  const mine = db.select({ id: jobs.id }).from(jobs).where(ofJobs).as('mine')
  const some = db
    .select(row)
    .from(applications)
    .where(and(eq(applications.jobId, mine.id), which))
    .orderBy(...order(row))
    .limit(limit)
    .as('some')
  const by2 = first === 'newest' ? sql`desc` : sql`asc`
  return db
    .select({ id: some.id, createdAt: some.createdAt })
    .from(mine)
    .crossJoinLateral(some)
    .orderBy(sql`${some.createdAt} ${by2}`, sql`${some.id} ${by2}`)
    .limit(limit)
}
