import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, Moment, text } from './fields.ts'
import { CRITERIA_MAX, CRITERIA_MIN, CRITERION_MAX, EVIDENCE_MAX, EVIDENCE_MIN } from './limits.ts'
import { MARKS } from './marks.ts'

/** What people of a company find of an application, by criteria of the job (docs/rules.md#ratings-are-hidden-until-ones-own). */

const NUMBER = `Please name ${CRITERIA_MIN} to ${CRITERIA_MAX} criteria`
const criterion = line(1, 'Please name this criterion', CRITERION_MAX)
const isDistinct = (names: string[]) => new Set(names.map((name) => name.toLowerCase())).size === names.length

/** By what a job's applications are looked at. */
export const Criteria = z.object({
  names: z
    .array(criterion, NUMBER)
    .check(z.minLength(CRITERIA_MIN, NUMBER), z.maxLength(CRITERIA_MAX, NUMBER))
    .check(z.refine(isDistinct, 'Please name each criterion once')),
})
export type Criteria = z.infer<typeof Criteria>

const Judgement = z.object({
  criterion,
  mark: z.enum(MARKS, 'Please choose what the application shows'),
  evidence: text(EVIDENCE_MIN, `Please write at least ${EVIDENCE_MIN} characters about what you saw`, EVIDENCE_MAX),
})
export type Judgement = z.infer<typeof Judgement>

/** One's own, whole: one for each criterion. */
export const RatingInput = z.object({
  judgements: z.array(Judgement, NUMBER).check(z.minLength(CRITERIA_MIN, NUMBER), z.maxLength(CRITERIA_MAX, NUMBER)),
})
export type RatingInput = z.infer<typeof RatingInput>

export const Rating = z.object({
  id: z.string(),
  /** By name; of who has left 'A former colleague'. */
  author: z.string(),
  isMine: z.boolean(),
  /** Under the names that the criteria had then. */
  judgements: z.array(Judgement),
  createdAt: Moment,
  /** Null where it was never changed. */
  changedAt: z.nullable(Moment),
})
export type Rating = z.infer<typeof Rating>

export const Ratings = z.object({
  /** Of the job, as they are now. */
  criteria: z.array(z.string()),
  /** Why whoever asks cannot give or change one: the candidate withdrew, or they recommended the candidate or are them. */
  closedFor: z.nullable(z.enum(['withdrawn', 'recommender', 'candidate'])),
  mine: z.nullable(Rating),
  /** Oldest first; null, and nothing of them said, until one's own is given. */
  others: z.nullable(z.array(Rating)),
})
export type Ratings = z.infer<typeof Ratings>

/** The ratings of an application. 404 for applications to jobs of others. */
export const listRatings = endpoint('GET', '/api/applications/:applicationId/ratings', { reply: Ratings })
/**
 * Gives one's own rating, or changes it: by the job's criteria, or by those that one's own has. 409 where they changed meanwhile and
 * for a withdrawn application, 403 for who recommended the candidate or is them.
 */
export const rateApplication = endpoint('PUT', '/api/applications/:applicationId/rating', {
  body: RatingInput,
  reply: Ratings,
})
/** The criteria of a job, or those it has until somebody names others. */
export const findCriteria = endpoint('GET', '/api/jobs/my-jobs/:id/criteria', { reply: Criteria })
/** Names them; ratings that were given stay under the old names. */
export const saveCriteria = endpoint('PUT', '/api/jobs/my-jobs/:id/criteria', { body: Criteria, reply: Criteria })
