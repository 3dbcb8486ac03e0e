import { type SQL, sql } from 'drizzle-orm'
import { applications } from '../db/schema/applications.ts'

/** Without a decision, told or not, and not withdrawn: what members act on. The index of those answers it, asked in these words. */
export const isUndecided: SQL<boolean> = sql<boolean>`(${applications.status} in ('pending', 'reviewing') and ${applications.withdrawnAt} is null)`

/** Waits for an answer as the company sees it: a decision that nobody was told yet has ended that. */
export const isPromisedByCompany: SQL<boolean> = sql<boolean>`(${isUndecided} and ${applications.answeredAt} is null)`

/** The same as candidate and recommender see it: of a decision they learn only when it is told (docs/rules.md#told-is-a-state-of-its-own). */
export const isPromisedToCandidate: SQL<boolean> = sql<boolean>`(${applications.answeredAt} is null and ${applications.withdrawnAt} is null)`

/**
 * Until when an answer is promised to an application (docs/rules.md#an-answer-is-promised).
 * @param reader as whom it is read
 * @returns null where nobody waits for one
 */
export function promisedUntil(reader: 'company' | 'told'): SQL<Date | null> {
  const isOpen = reader === 'company' ? isPromisedByCompany : isPromisedToCandidate
  return sql`case when ${isOpen} then ${applications.answerBy} end`.mapWith(applications.answerBy)
}
