import type { ListedApplication } from '@goodword/contract/inbox'
import { GOOD_WORD_EXCERPT } from '@goodword/contract/limits'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { findApplications } from '../applications/find-applications.ts'
import { isUnread } from './application-conditions.ts'
import { candidateNews } from './candidate-news.ts'

/** Applications of the manager's company by their ids, as the list of all of them has them, in the order of the ids. */
export async function describeListed(
  db: Connection,
  userId: string,
  ids: readonly string[],
): Promise<ListedApplication[]> {
  if (ids.length === 0) return []
  const [rows, about, newsOf] = await Promise.all([
    findApplications(db, userId, isOneOf(applications.id, ids), ids.length),
    db
      .select({ id: applications.id, job: { id: jobs.id, title: jobs.title }, isUnread: isUnread(db, userId) })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(isOneOf(applications.id, ids))
      .prepare('jobs of applications')
      .execute(),
    candidateNews(db, userId, ids),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rest = new Map(about.map(({ id, ...more }) => [id, more]))
  return ids.flatMap((id) => {
    const [row, more] = [byId.get(id), rest.get(id)]
    return row && more ? [{ ...row, ...more, candidateNews: newsOf(id) }] : []
  })
}

/** An application in a list: the first lines of the good word, and no cover letter. */
export function inShort(application: ListedApplication): ListedApplication {
  const { referrerMessage } = application
  return { ...application, coverLetter: null, referrerMessage: referrerMessage && beginningOf(referrerMessage) }
}

function beginningOf(text: string): string {
  const characters = Array.from(text.slice(0, 2 * GOOD_WORD_EXCERPT + 2))
  return characters.length <= GOOD_WORD_EXCERPT ? text : `${characters.slice(0, GOOD_WORD_EXCERPT).join('')}…`
}
