import { said } from '@goodword/languages/texts'
import type { JobType } from './statuses.ts'

/** The closed sets as people read them, on screens and in letters alike. */

export const JOB_TYPE_LABELS: Record<JobType, string> = {
  'full-time': said('Full-time'),
  'part-time': said('Part-time'),
  contract: said('Contract'),
}
