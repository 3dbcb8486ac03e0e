import type { VisitCounter } from './delivery/releases/visits/count-visits.ts'
import type { JobDeps } from './modules/jobs/recent-job-pages.ts'

/** What the whole server is made of, beside what verbs may reach. */
export interface AppDeps extends JobDeps {
  visits: VisitCounter
}
