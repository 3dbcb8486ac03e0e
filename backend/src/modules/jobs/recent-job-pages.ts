import { RecentReads } from '../../db/connect/recent-reads.ts'
import type { Deps } from '../../deps.ts'
import type { SharedJobPage } from './read-job-page.ts'

/** Milliseconds: a list is fresh within 50 of any change, at every server, whether or not it hears of the change. */
const MOMENT = 40
const PAGES = 500

export type RecentJobPages = RecentReads<SharedJobPage>

/** What listing jobs takes beside what every verb may reach. */
export interface JobDeps extends Deps {
  recentJobPages: RecentJobPages
}

/** The pages of jobs that were read a moment ago, by their query: they are the same for everybody but their companies. */
export function createRecentJobPages(milliseconds = MOMENT): RecentJobPages {
  return new RecentReads({ milliseconds, max: PAGES })
}
