import { type ApplicationSort, listAllApplications } from './inbox.ts'
import { firstPageOf } from './pages.ts'
import type { ApplicationStatus } from './statuses.ts'

/** What the inbox shows; an empty text narrows nothing. */
export interface InboxSearch {
  /** Only what waits for a decision, or all. */
  view: 'needs' | 'all'
  q: string
  job: string
  status: ApplicationStatus | ''
  recommender: string
  /** Calendar days in UTC. */
  from: string
  to: string
  sort: ApplicationSort | ''
}

export const NO_FILTERS = { job: '', status: '', recommender: '', from: '', to: '', sort: '' } as const
const NAMES = ['q', ...(Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[])] as const

/** What an address asks for. What it says that is none is refused by the server, which says so. */
export function readInbox(query: string): InboxSearch {
  const params = new URLSearchParams(query)
  const read = Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? '']))
  return { ...read, view: params.get('view') === 'all' ? 'all' : 'needs' } as InboxSearch
}

/** The query of an address; empty for what the inbox shows by itself. */
export function writeInbox({ view, ...search }: InboxSearch): string {
  const params = new URLSearchParams(view === 'all' ? { view } : {})
  for (const name of NAMES) if (search[name]) params.set(name, search[name])
  return params.size > 0 ? `?${params}` : ''
}

/** The path of the first page. What needs somebody has a status of its own, and begins with what is unread or waits longest. */
export function inboxPath({ view, q, status, sort, ...filters }: InboxSearch): string {
  const own = view === 'all' ? { status, sort } : { needs: 'you', sort: sort === 'waiting' ? sort : '' }
  return firstPageOf(listAllApplications, {}, { q: q.trim(), ...filters, ...own, summary: '1' })
}

/** How many filters narrow it, but the text. */
export function countFilters({ view, job, status, recommender, from, to }: InboxSearch): number {
  return [job, view === 'all' && status, recommender, from, to].filter(Boolean).length
}
