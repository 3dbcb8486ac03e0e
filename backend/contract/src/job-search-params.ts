import { ALL_JOBS, amountOf, type JobSearch } from './job-search.ts'
import { WORKPLACES } from './place-and-pay.ts'
import { EXPERIENCE_LEVELS, JOB_SORTS, JOB_TYPES } from './statuses.ts'

/**
 * A search as query parameters, so that a reload, a bookmark and the Back button keep it. Names as in `GET /api/jobs`.
 */
export function writeSearch({ text, type, level, workplace, country, payMin, sort }: JobSearch): string {
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  if (type) params.set('type', type)
  if (level) params.set('level', level)
  if (workplace) params.set('workplace', workplace)
  if (country) params.set('country', country)
  if (payMin !== null) params.set('payMin', String(payMin))
  if (sort !== ALL_JOBS.sort) params.set('sort', sort)
  return params.toString()
}

/** The search an address names; what it cannot name counts as not asked for. */
export function readSearch(query: string): JobSearch {
  const params = new URLSearchParams(query)
  const payMin = params.get('payMin') ?? ''
  return {
    text: params.get('q') ?? '',
    type: oneOf(JOB_TYPES, params.get('type')) ?? '',
    level: oneOf(EXPERIENCE_LEVELS, params.get('level')) ?? '',
    workplace: oneOf(WORKPLACES, params.get('workplace')) ?? '',
    country: /^[A-Z]{2}$/.exec(params.get('country') ?? '')?.[0] ?? '',
    payMin: /^\d+$/.test(payMin) ? amountOf(Number(payMin)) : null,
    sort: oneOf(JOB_SORTS, params.get('sort')) ?? ALL_JOBS.sort,
  }
}

function oneOf<Option extends string>(options: readonly Option[], value: string | null): Option | undefined {
  return options.find((option) => option === value)
}
