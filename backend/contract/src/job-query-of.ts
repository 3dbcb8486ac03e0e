import type { JobSearch } from './job-search.ts'
import type { JobQuery } from './jobs.ts'

/** How the server is asked for a search. Spaces around the text find nothing else, so they are not asked for. */
export function jobQueryOf({ text, type, level, workplace, country, payMin, sort }: JobSearch): JobQuery {
  const q = text.trim()
  return {
    ...(q && { q }),
    ...(type && { type }),
    ...(level && { level }),
    ...(workplace && { workplace }),
    ...(country && { country }),
    ...(payMin !== null && { payMin }),
    ...(sort !== 'recent' && { sort }),
  }
}
