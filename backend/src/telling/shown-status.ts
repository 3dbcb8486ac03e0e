import { applications } from '../db/schema/applications.ts'
import { referrals } from '../db/schema/referrals.ts'

/** A status as it was set, as it was told to the candidate, and what of that a recommender reads. */
const SHOWN = {
  company: applications.status,
  candidate: applications.toldStatus,
  recommender: referrals.status,
} as const

/**
 * The status that somebody is shown, in every list, page, count, file and letter: the company the one it has set, candidate and
 * recommender the one they were told last (docs/rules.md#told-is-a-state-of-its-own).
 * @param reader as whom it is read
 * @returns the column that has it
 */
export function shownStatus<Reader extends keyof typeof SHOWN>(reader: Reader): (typeof SHOWN)[Reader] {
  return SHOWN[reader]
}
