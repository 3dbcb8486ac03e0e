import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { applications } from '../db/schema/applications.ts'
import { jobs } from '../db/schema/jobs.ts'

/**
 * Without a decision, told or not, and not withdrawn: what members act on. The index of those answers it, asked in these words.
 * @param status as its reader is shown it
 */
export function isUndecided(status: SQLWrapper = applications.status): SQL<boolean> {
  return sql<boolean>`(${status} in ('pending', 'reviewing') and ${applications.withdrawnAt} is null)`
}

/** Waits for an answer as the company sees it: a decision that nobody was told yet has ended that. */
export const isPromisedByCompany: SQL<boolean> = sql<boolean>`(${isUndecided()} and ${applications.answeredAt} is null)`

/** The same as candidate and recommender see it: of a decision they learn only when it is told (docs/rules.md#told-is-a-state-of-its-own). */
export const isPromisedToCandidate: SQL<boolean> = sql<boolean>`(${applications.answeredAt} is null and ${applications.withdrawnAt} is null)`

/**
 * Whether a promise can be broken, in a statement with `jobs` in it: nobody is kept waiting under an address that nobody confirmed, and
 * hidden postings promise nothing.
 */
export const canBeLate: SQL<boolean> = sql<boolean>`(${applications.confirmedAt} is not null and ${jobs.hiddenAt} is null)`

/**
 * Until when an answer is promised to an application (docs/rules.md#an-answer-is-promised). To members in a statement with `jobs` in it.
 * @param reader as whom it is read: a member, one who recommended the candidate, or candidate and recommender
 * @returns null where nobody waits for one
 */
export function promisedUntil(reader: 'company' | 'own' | 'told'): SQL<Date | null> {
  const isOpen = reader === 'company' ? isPromisedByCompany : isPromisedToCandidate
  const which = reader === 'told' ? isOpen : sql`${isOpen} and ${canBeLate}`
  return sql`case when ${which} then ${applications.answerBy} end`.mapWith(applications.answerBy)
}
