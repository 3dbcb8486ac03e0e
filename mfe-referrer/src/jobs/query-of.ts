import type { JobSearch } from '@goodword/contract/job-search'
import type { JobQuery } from '@goodword/contract/jobs'

/** How the server is asked for a search. Spaces around the text find nothing else, so they are not asked for. */
export function queryOf({ text, type, level, sort }: JobSearch): JobQuery {
  const q = text.trim()
  return { ...(q && { q }), ...(type && { type }), ...(level && { level }), ...(sort !== 'recent' && { sort }) }
}
