import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment } from './fields.ts'
import { pageQuery } from './page-query.ts'
import { REWARD_STATES, StatementRow } from './statement.ts'

/** Money as operators read it, under the rules of `operators.ts`; what they do about it are calls of `statement.ts`. */

/** A word in a dispute, or its decision. */
export const DisputeWord = z.object({
  at: Moment,
  kind: z.enum(['disputed', 'resolved']),
  /** null where the candidate withdrew. */
  by: z.nullable(z.enum(['recommender', 'company', 'operator'])),
  /** null where a change of the status disputed or settled it, and once the candidate is erased. */
  reason: z.nullable(z.string()),
})
export type DisputeWord = z.infer<typeof DisputeWord>

/** A reward as operators see it: whose it is, never who was hired. */
export const OperatorReward = z.extend(StatementRow, {
  /** Since when it stands so. */
  since: Moment,
  recommenderId: z.string(),
  /** Whether the reader recommended it, or pays it: another operator decides then. */
  isOwn: z.boolean(),
  /** What was said in disputes, the oldest first. */
  disputes: z.array(DisputeWord),
})
export type OperatorReward = z.infer<typeof OperatorReward>

/**
 * Rewards that stand so, what was due first first; without a state those that wait for an operator: paid and not yet
 * seen, received and not yet paid out, disputed.
 */
export const listRewards = endpoint('GET', '/api/operator/rewards', {
  query: z.extend(pageQuery('rewards'), {
    state: z.optional(z.enum([...REWARD_STATES, 'disputed'], 'Please choose one of the states.')),
    order: z.optional(z.enum(['oldest', 'newest'], 'Please ask for the oldest or the newest first.')),
  }),
  reply: z.array(OperatorReward),
})

/** One of them; 404 where there is none of this id. */
export const readReward = endpoint('GET', '/api/operator/rewards/:id', { reply: OperatorReward })
