import { type SQL, sql } from 'drizzle-orm'

// What the indexes of jobs are made of. Each expression is asked for word for word, or its index goes unused.

/**
 * What a search looks through, in small letters; a control character, which none of the parts can have, stands between them.
 * Stored as `jobs.searched`, since making letters small takes longer than looking for a text in them.
 */
export const searchedText: SQL = sql.raw(
  `lower(title) || E'\\x1f' || lower(company_name) || E'\\x1f' || lower(description)`,
)
/** What close jobs are looked for in, too. */
export const alsoSearchedText: SQL = sql.raw(
  `(lower(coalesce(jobs.requirements, '')) || E'\\x1f' || lower(jobs.location))`,
)
/** Every word of these texts, and what else the index of words knows of them (docs/decisions/0022-search.md). */
export const jobPieces: SQL = sql`search_pieces(jobs.searched, ${alsoSearchedText})`
/** The experience levels that title or description name: a bit for each (modules/jobs/search/job-conditions.ts). */
export const jobLevels: SQL<number> = sql.raw('job_levels(jobs.title, jobs.description)') as SQL<number>

/** A job's type, the levels it names, and each of these with its type ("contract senior"): keys beside those of its words. */
export const jobFacets: SQL = sql.raw('job_facets(jobs.type, job_levels(jobs.title, jobs.description))')

/** Where a job can be done: the country, or those a remote one may be done from, `*` for anywhere; and its kind of workplace. */
export const jobPlaces: SQL = sql.raw(
  `(case when workplace = 'remote' then case when remote_from = '{}' then '{*}'::text[] else remote_from end else array[country] end || workplace)`,
)

/** Every two words of the searched texts that stand side by side, and its facets (docs/decisions/0022-search.md). */
export const jobPairs: SQL = sql`search_pairs(jobs.searched, ${jobFacets})`

/** Whether pay is told in dollars a year, as most is: no other can be compared with it (docs/rules.md#jobs-are-found-by-place-and-pay). */
const isYearlyDollars = `pay_period = 'year' and pay_currency = 'USD'`
/** The money that a list is sorted by: 0 is a value, then comes what is no dollars a year, and what is missing is last. */
export const salaryRank: SQL<number> = sql.raw(
  `(case when salary_min + salary_max is null then -2 when ${isYearlyDollars} then salary_min + salary_max else -1 end)`,
) as SQL<number>
/** The least that a job pays, in dollars a year; null where it cannot be compared. */
export const leastPay: SQL<number> = sql.raw(
  `case when salary_max is not null and ${isYearlyDollars} then salary_min end`,
) as SQL<number>
export const bonusRank: SQL<number> = sql`coalesce(referral_bonus, -1)`
