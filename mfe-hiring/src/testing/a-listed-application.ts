import type { ListedApplication, ReviewedApplication } from '@goodword/contract/inbox'
import { anApplication } from './an-application.ts'

/** An application among those to all jobs. */
export function aListedApplication(fields: Partial<ListedApplication> = {}): ListedApplication {
  return { ...anApplication(), job: { id: 'j1', title: 'Baker' }, isUnread: true, candidateNews: null, ...fields }
}

/** The same by itself. */
export function aReviewedApplication(fields: Partial<ReviewedApplication> = {}): ReviewedApplication {
  return { ...aListedApplication(fields), history: [], notes: [], candidateChanges: [], ...fields }
}
